/** Outcomes of Send that have had the focus: neither another form nor the next page says them again. */
const announced = new WeakSet<object>()

/** Moves the focus to what an outcome is said in, so that a screen reader announces it. Once: true if it was now. */
export function announceOnce(outcome: object | null, element: HTMLElement | null): boolean {
  if (!outcome || !element || announced.has(outcome)) return false
  element.focus({ preventScroll: true })
  // Behind a dialog nothing takes the focus.
  if (document.activeElement !== element) return false
  announced.add(outcome)
  return true
}

export function wasAnnounced(outcome: object): boolean {
  return announced.has(outcome)
}

export function announceAgain(outcome: object): void {
  announced.delete(outcome)
}
