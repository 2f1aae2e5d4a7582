/**
 * Brings what the keyboard has reached wholly into view. Chromium leaves it where it is as soon as 32 px of it show, and a
 * row to swipe snaps back. What is pressed stays under the finger.
 */
export function showWhole(focused: Element, whole: Element | null = focused): void {
  if (focused.matches(':focus-visible')) whole?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
