import { expect, openReady, test } from './site.ts'

const path = '/blog/eicr-guide'

test('an article reached by a link is the one that a fresh load shows', async ({ page }) => {
  const words = page.locator('.article__words')
  await openReady(page, path)
  const loaded = await words.innerHTML()
  await openReady(page, '/blog')
  await page.getByRole('link', { name: /^Read Full Article.*EICR Explained/ }).click()
  await expect(page).toHaveURL(path)
  await expect(words).toContainText('What does it look at?')
  expect(withoutIds(await words.innerHTML())).toBe(withoutIds(loaded))
})

test('a table keeps its headings on a phone, where each row becomes a list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openReady(page, path)
  const table = page.getByRole('table', { name: 'How often to have a condition report' })
  await expect(table.getByRole('columnheader')).toHaveText(['Who you are', 'How often', 'Is it the law?'])
  const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Homeowner' }) })
  const [first, second] = await row.getByRole('cell').all()
  const [above, below] = [await first?.boundingBox(), await second?.boundingBox()]
  expect(below?.y).toBeGreaterThan(above?.y ?? 0)
})

test('on paper an article keeps its tables, warnings and sources, with the addresses of its links', async ({
  page,
}) => {
  await openReady(page, path)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table').first()).toBeVisible()
  await expect(page.getByRole('note')).toBeVisible()
  const source = page.getByRole('region', { name: 'Sources' }).getByRole('link').first()
  await expect(source).toBeVisible()
  expect(await source.evaluate((link) => getComputedStyle(link, '::after').content)).toContain('https://')
})

/** React numbers the ids of a page in the order it renders it. */
function withoutIds(html: string): string {
  return html.replace(/(id|aria-labelledby)="_[^"]*"/g, '$1')
}
