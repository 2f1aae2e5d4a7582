/** What is printed to take along: it has the phone number and is short. */
import { business } from '#content/business.ts'
import { expect, openReady, test } from './site.ts'

for (const [path, most] of [
  ['/services/rewiring', 3],
  ['/services/eicr', 3],
  ['/services/emergency', 3],
  ['/security', 3],
  ['/services', 3],
  ['/blog/eicr-guide', 3],
  ['/glossary', 2],
] as const) {
  test(`${path} fits on ${most} sheets of A4, with the phone number in its head`, async ({ page }) => {
    await openReady(page, path)
    await page.emulateMedia({ media: 'print' })
    const number = page.getByRole('banner').getByRole('link', { name: business.phone.display })
    await expect(number).toBeVisible()
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []
    expect(sheets.length).toBeGreaterThan(0)
    expect(sheets.length).toBeLessThanOrEqual(most)
  })
}
