import { business } from '#content/business.ts'
import { everyPage, expect, openReady, test } from './site.ts'

test('every sheet prints on one side of A4, with the phone number on it, large enough to read from the cupboard door and its tables to be written in', async ({
  page,
  request,
}) => {
  const sheets = (await everyPage(request)).filter((path) => path.startsWith('/sheets/'))
  expect(sheets).toHaveLength(6)
  for (const path of sheets) {
    await page.goto(path)
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g), path).toHaveLength(1)
    // A4 in points.
    expect(pdf, path).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.sheet').getByText(business.phone.display).last(), path).toBeVisible()
    const main = page.locator('.article__main')
    const { width = 0 } = (await main.boundingBox()) ?? {}
    for (const table of await main.getByRole('table').all()) {
      expect((await table.boundingBox())?.width, path).toBeGreaterThan(0.95 * width)
    }
    const points = await main.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize) * 0.75)
    expect(points, path).toBeGreaterThanOrEqual(11)
    await page.emulateMedia({ media: null })
  }
})

test('a sheet is printed by its button', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await openReady(page, '/sheets/power-cut')
  await page.getByRole('button', { name: 'Print this sheet' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed')
})
