/** What the visitor pressed and sent before its code arrived. */
type EarlyActions = { clicks: HTMLElement[]; submits: HTMLFormElement[] }

declare global {
  interface Window {
    /** Set by `boot.js`, which records what is pressed inside elements with `data-asleep`. */
    earlyActions?: EarlyActions
  }
}

/** Presses the buttons and sends the forms of a part of the page again once it is awake, so that no tap is lost. */
export function replayEarlyActions(awake: Element): void {
  const early = window.earlyActions
  if (!early) return
  const isReady = (element: Element) => awake.contains(element) && !element.closest('[data-asleep]')
  const clicks = early.clicks.filter(isReady)
  const submits = early.submits.filter(isReady)
  early.clicks = early.clicks.filter((element) => !clicks.includes(element))
  early.submits = early.submits.filter((form) => !submits.includes(form))
  for (const element of clicks) element.click()
  for (const form of submits) form.requestSubmit()
}
