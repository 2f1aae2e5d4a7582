import { areaSummaries } from '#content/lib/lists/areas.ts'
import { expect, openReady, test } from './support/site.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('on a phone every area is on the map by its name, in letters that can be read, and a tap opens its page', async ({
  page,
}) => {
  for (const path of ['/', '/about']) {
    await openReady(page, path)
    const map = page.locator('main svg:has(a)')
    await map.scrollIntoViewIfNeeded()
    for (const { name, slug } of areaSummaries) {
      const place = map.locator(`a[href="/areas/${slug}"]`)
      const words = place.getByText(name)
      await expect(words, `${name} on ${path}`).toBeVisible()
      const box = await words.boundingBox()
      expect(box?.x, name).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(390)
      expect(box?.height, name).toBeGreaterThanOrEqual(12)
    }
  }
  const [area] = areaSummaries
  await page.locator(`main svg a[href="/areas/${area?.slug}"] text`).tap()
  await expect(page).toHaveURL(`/areas/${area?.slug}`)
})
