/** Events that show that the visitor is about to use the page. */
const pressed = ['pointerdown', 'keydown', 'touchstart', 'focusin', 'wheel']
/** Events that show that somebody is there. Not pointerover: browsers fire it when a page appears under a resting pointer. */
const moved = ['pointermove', 'scroll']

/** Calls back at these signs, until the returned function is called. */
export function onSignOfLife(then: () => void, { orMove = false } = {}): () => void {
  const signs = orMove ? [...pressed, ...moved] : pressed
  for (const type of signs) addEventListener(type, then, { once: true, passive: true, capture: true })
  return () => {
    for (const type of signs) removeEventListener(type, then, { capture: true })
  }
}

/** Milliseconds: what a sign of life causes to be rendered must not delay the paint that answers the visitor's press. */
export const afterPress = 150
