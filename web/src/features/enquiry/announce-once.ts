import type { RefObject } from 'react'

/** The outcome of Send that has had the focus: neither another form nor the next page says it again. */
export type Announced = RefObject<object | undefined>

/** Moves the focus to what an outcome is said in, so that a screen reader announces it. Once: true if it was now. */
export function announceOnce(outcome: object | null, element: HTMLElement | null, announced: Announced): boolean {
  if (!outcome || !element || announced.current === outcome) return false
  element.focus({ preventScroll: true })
  // Behind a dialog nothing takes the focus.
  if (document.activeElement !== element) return false
  announced.current = outcome
  return true
}
