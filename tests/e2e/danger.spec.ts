import { business } from '#content/business.ts'
import { expect, openReady, test } from './site.ts'

const emergencyPage = '/services/emergency'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('on a phone Emergency stands beside the phone in the header of every page', async ({ page }) => {
  const header = page.getByRole('banner')
  for (const path of ['/', '/contact']) {
    await openReady(page, path)
    for (const width of [375, 390, 430]) {
      await page.setViewportSize({ width, height: 700 })
      const [emergency, phone] = [
        await header.getByRole('link', { name: 'Emergency' }).boundingBox(),
        await header.getByRole('link', { name: `Call ${business.phone.display}` }).boundingBox(),
      ]
      expect(emergency?.height, `${path} at ${width} px`).toBeGreaterThanOrEqual(44)
      expect(emergency?.y).toBe(phone?.y)
    }
  }
  await header.getByRole('link', { name: 'Emergency' }).click()
  await expect(page).toHaveURL(emergencyPage)
})
