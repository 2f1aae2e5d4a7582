/** Printed pages have the phone number and are short. */
import { business } from '#content/business.ts'
import { expect, openReady, test } from './support/site.ts'

/** Maximum number of A4 sheets. */
const most = { '/': 2, '/services/rewiring': 3, '/services/emergency': 3, '/blog/eicr-guide': 3 }

// Playwright prints in Chromium alone.
test('few sheets of A4, with the phone number in their head', { tag: '@chromium' }, async ({ page }) => {
  // As wide as the text on A4, for which the styles are those of a narrow screen.
  await page.setViewportSize({ width: 718, height: 1000 })
  for (const [path, sheets] of Object.entries(most)) {
    await openReady(page, path)
    await page.emulateMedia({ media: 'print' })
    const number = page.getByRole('banner').getByText(business.phone.display).filter({ visible: true })
    await expect(number, path).toBeVisible()
    // While the owner has confirmed nothing, paper says so too.
    await expect(page.getByRole('complementary', { name: 'About this site' }), path).toBeVisible()
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
    expect(sheetsOf(pdf), path).toBeGreaterThan(0)
    expect(sheetsOf(pdf), path).toBeLessThanOrEqual(sheets)
    await page.emulateMedia({ media: null })
  }
})

function sheetsOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
