import type { Locator } from '@playwright/test'

/**
 * Presses a button twice, `pause` milliseconds apart: the second press meets the scroll of the first. The pause is the
 * visitor's rhythm and waits for nothing: pressed frame by frame instead, the fault that it looks for does not show.
 */
export function pressTwice(button: Locator, pause: number): Promise<void> {
  return button.evaluate(async (element: HTMLElement, pause) => {
    element.click()
    await new Promise((resolve) => setTimeout(resolve, pause))
    element.click()
  }, pause)
}

/** How far a track is scrolled, once it has not moved for ten frames. */
export function restingPlace(track: Locator): Promise<number> {
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
