/**
 * Scrolls a keyboard-focused element fully into view. Chromium does not scroll once 32 px of it are visible, and a row
 * with scroll snap then snaps back. A pressed element does not move.
 */
export function showWhole(focused: Element, whole: Element | null = focused): void {
  if (focused.matches(':focus-visible')) whole?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
