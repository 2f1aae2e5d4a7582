/** Runs once the browser has painted what a press has changed: the answer to it does not wait for the rest. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}
