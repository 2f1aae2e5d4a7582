import type { Locator } from '@playwright/test'

/**
 * Presses a button twice, `pause` milliseconds apart, so that the second press falls into the first one's scroll. A
 * fixed pause, like a visitor's: pressing frame by frame would not reproduce the fault.
 */
export function pressTwice(button: Locator, pause: number): Promise<void> {
  return button.evaluate(async (element: HTMLElement, pause) => {
    element.click()
    await new Promise((resolve) => setTimeout(resolve, pause))
    element.click()
  }, pause)
}

/** The scroll position of a track, once it has not changed for ten frames. */
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
