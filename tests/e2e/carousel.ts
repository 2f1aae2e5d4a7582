import type { Locator } from '@playwright/test'

/** Presses a button twice, so many frames apart: the second press meets the scroll of the first. */
export function pressTwice(button: Locator, frames: number): Promise<void> {
  return button.evaluate(async (element: HTMLElement, frames) => {
    element.click()
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame)
    element.click()
  }, frames)
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
