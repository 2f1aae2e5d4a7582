/** Printed pages have the phone number and are short. */
import { business } from '#content/business.ts'
import { expect, openReady, test } from './site.ts'

/** Maximum number of A4 sheets. */
const most = { '/': 4, '/services/rewiring': 3, '/services/emergency': 3, '/blog/eicr-guide': 3 }

// Playwright prints in Chromium alone.
test('few sheets of A4, with the phone number in their head', { tag: '@chromium' }, async ({ page }) => {
  // As wide as the text on A4, for which the styles are those of a narrow screen.
  await page.setViewportSize({ width: 718, height: 1000 })
  for (const [path, sheets] of Object.entries(most)) {
    await openReady(page, path)
    await page.emulateMedia({ media: 'print' })
    const number = page.getByRole('banner').getByText(business.phone.display).filter({ visible: true })
    await expect(number, path).toBeVisible()
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
    const printed = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []
    expect(printed.length, path).toBeGreaterThan(0)
    expect(printed.length, path).toBeLessThanOrEqual(sheets)
    await page.emulateMedia({ media: null })
  }
})
