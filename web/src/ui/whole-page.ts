/** Set on the root while the whole page is laid out: `styles/base.css` skips what is below the first screen otherwise. */
const attribute = 'data-whole'

/** Lays out the whole page for two frames, so that a place far down is where it was. */
export function layOutWhole(): void {
  const root = document.documentElement
  root.setAttribute(attribute, '')
  requestAnimationFrame(() => requestAnimationFrame(() => root.removeAttribute(attribute)))
}
