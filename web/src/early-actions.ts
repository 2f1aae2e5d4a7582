/** What the visitor did before the site's code had arrived: see `boot.js`. */
type EarlyActions = { clicks: Element[]; submits: HTMLFormElement[] }

declare global {
  interface Window {
    /** Set by `boot.js`, which stops recording once `stop` is called. */
    earlyActions?: EarlyActions & { stop: () => void }
  }
}

/** Presses the buttons and sends the forms again that were pressed and sent before hydration: no tap is lost. */
export function replayEarlyActions(): void {
  const early = window.earlyActions
  if (!early) return
  early.stop()
  window.earlyActions = undefined
  for (const element of early.clicks) if (element instanceof HTMLElement && element.isConnected) element.click()
  for (const form of early.submits) if (form.isConnected) form.requestSubmit()
}
