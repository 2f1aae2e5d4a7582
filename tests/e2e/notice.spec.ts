import { notice } from '#content/lib/owner/notice.ts'
import { expect, openReady, test } from './support/site.ts'

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
