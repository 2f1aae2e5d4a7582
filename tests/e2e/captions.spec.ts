import { cards } from './portfolio.ts'
import { expect, openReady, test } from './site.ts'

test('what a picture is stands below it and never on it', async ({ page }) => {
  for (const path of ['/', '/about', '/services/garden-lighting', '/portfolio']) {
    await openReady(page, path)
    if (path === '/portfolio') await expect(cards(page).first()).toBeVisible()
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const captions = page.getByText(/^(Illustration|Sample\b.*)$/).filter({ visible: true })
      const isOnPicture = await captions.evaluateAll((elements) =>
        elements.map((element) => {
          const words = document.createRange()
          words.selectNodeContents(element)
          const text = words.getBoundingClientRect()
          return [...document.images].some((image) => {
            const { left, top, right, bottom } = image.getBoundingClientRect()
            return text.left < right && text.right > left && text.top < bottom - 1 && text.bottom > top
          })
        }),
      )
      expect(new Set(isOnPicture), `${path} at ${width} px`).toEqual(new Set([false]))
    }
  }
})
