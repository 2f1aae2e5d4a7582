import type { Locator, Page } from '@playwright/test'
import { expect, openReady, test } from './support/site.ts'

const total = 8
const carousel = (page: Page) => page.getByRole('group', { name: 'What customers say' })
/** Slides that a keyboard or a screen reader can reach. */
const reachable = (page: Page) => carousel(page).locator('.carousel__slide:not([inert])')

async function openReviews(page: Page) {
  await openReady(page, '/')
  await carousel(page).scrollIntoViewIfNeeded()
  await expect(reachable(page)).toHaveCount(1)
}

test('arrow keys turn the reviews while the focus is among them, around the ends; only one is ever within reach', async ({
  page,
}) => {
  await openReviews(page)
  // The page has the focus, and the key.
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Next slide' }).focus()
  for (const [key, slide] of [
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['ArrowLeft', total],
    ['ArrowRight', 1],
  ] as const) {
    await page.keyboard.press(key)
    await expect(carousel(page)).toContainText(`${slide} of ${total}`)
    await expect(reachable(page)).toHaveCount(1)
    await expect(reachable(page)).toBeInViewport({ ratio: 0.9 })
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('two quick presses past the last slide end exactly on the first', async ({ page }) => {
    await openReviews(page)
    const track = carousel(page).locator('.carousel__track')
    for (const pause of [0, 50, 100]) {
      await track.evaluate((list) => list.scrollTo({ left: list.clientWidth * 6, behavior: 'instant' }))
      await expect(carousel(page)).toContainText(`7 of ${total}`)
      await pressTwice(page.getByRole('button', { name: 'Next slide' }), pause)
      await expect(carousel(page)).toContainText(`1 of ${total}`)
      expect(await restingPlace(track)).toBe(0)
    }
  })
})

/**
 * Presses a button twice, `pause` milliseconds apart, so that the second press falls into the first one's scroll. A
 * fixed pause, like a visitor's: pressing frame by frame would not reproduce the fault.
 */
function pressTwice(button: Locator, pause: number): Promise<void> {
  return button.evaluate(async (element: HTMLElement, pause) => {
    element.click()
    await new Promise((resolve) => setTimeout(resolve, pause))
    element.click()
  }, pause)
}

/** The scroll position of a track, once it has not changed for ten frames. */
function restingPlace(track: Locator): Promise<number> {
  return track.evaluate(
    (list) =>
      new Promise<number>((resolve) => {
        let still = 0
        let last = list.scrollLeft
        const look = () => {
          still = list.scrollLeft === last ? still + 1 : 0
          last = list.scrollLeft
          if (still === 10) resolve(last)
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
  )
}
