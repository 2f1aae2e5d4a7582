import { notice } from '#content/lib/owner/notice.ts'
import { expect, openReady, test } from './site.ts'

test("the owner's notice is on every page until its last day is over, and stays away then", async ({ page }) => {
  if (!notice) throw new Error("The tests' own files have a notice")
  const shown = page.getByText(notice.text)
  await page.clock.setFixedTime(notice.until - 1)
  for (const path of ['/', '/blog']) {
    await openReady(page, path)
    await expect(shown).toBeVisible()
  }
  await page.clock.setFixedTime(notice.until)
  await openReady(page, '/faqs')
  await expect(shown).toBeHidden()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL(/privacy/)
  await expect(shown).toBeHidden()
})

test('at the end of a page the notice covers neither the footer nor the call bar', async ({ page }) => {
  if (!notice) throw new Error("The tests' own files have a notice")
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.setFixedTime(notice.until - 1)
  await openReady(page, '/contact')
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  const shown = await page.getByText(notice.text).boundingBox()
  const foot = await page.getByRole('contentinfo').boundingBox()
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
})
