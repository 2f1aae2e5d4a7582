/** Runs after the browser has painted the response to a press, which must not wait for the rest. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}
