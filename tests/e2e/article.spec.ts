import { expect, openReady, test } from './site.ts'

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

test('among the cards of the blog a larger picture comes at least once in eight, and none stands alone in its row', async ({
  page,
}) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await openReady(page, '/blog')
    const boxes = await page.getByRole('article').evaluateAll((cards) =>
      cards.map((card) => {
        const { top } = card.getBoundingClientRect()
        return { top, picture: card.querySelector('img')?.getBoundingClientRect().width ?? 0 }
      }),
    )
    const small = Math.min(...boxes.map(({ picture }) => picture))
    const large = boxes.flatMap(({ picture }, index) => (picture > 1.5 * small ? index : []))
    const pauses = [...large, boxes.length].map((index, nth) => index - (large[nth - 1] ?? -1))
    expect(large.length, `${width}`).toBeGreaterThan(1)
    expect(Math.max(...pauses), `${width}`).toBeLessThan(8)
    if (width === 390) continue
    const alone = boxes.filter(({ top }) => boxes.filter((box) => box.top === top).length === 1)
    expect(alone.length, `${width}`).toBe(large.length)
  }
})
