import { expect, openReady, test } from './support/site.ts'

const path = '/blog/eicr-guide'

test('an article is the same from the server, on coming back to it, and reached by a link', async ({ page }) => {
  const words = page.locator('.article__words')
  const follow = async () => {
    await page.getByRole('link', { name: /^Read Full Article.*EICR Explained/ }).click()
    await expect(words).toContainText('What does it check?')
    return withoutIds(await words.innerHTML())
  }
  await openReady(page, path)
  const loaded = withoutIds(await words.innerHTML())
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  expect(await follow()).toBe(loaded)
  await openReady(page, '/blog')
  expect(await follow()).toBe(loaded)
})

test('on a phone a table keeps its headings, and the words of a drawing are large enough; on paper stay warnings, and sources with the addresses of links', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openReady(page, path)
  const table = page.getByRole('table', { name: 'How often to have a condition report' })
  await expect(table.getByRole('columnheader')).toHaveText(['Who you are', 'How often', 'Is it the law?'])

  await openReady(page, '/blog/consumer-unit-upgrade-guide')
  const sizes = await page.locator('svg.drawing').evaluateAll((drawings: SVGSVGElement[]) =>
    drawings.flatMap((drawing) => {
      const scale = drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width
      return [...drawing.querySelectorAll('text')].map(
        (text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale,
      )
    }),
  )
  expect(sizes.length).toBeGreaterThan(10)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('note')).toBeVisible()
  const source = page.getByRole('region', { name: 'Sources' }).getByRole('link').first()
  expect(await source.evaluate((link) => getComputedStyle(link, '::after').content)).toContain('https://')
})

/** React numbers a page's generated ids in render order. */
function withoutIds(html: string): string {
  return html.replace(/(id|aria-labelledby)="_[^"]*"/g, '$1')
}
