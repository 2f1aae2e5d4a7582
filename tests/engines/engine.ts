/** What the journeys need of a browser, whichever protocol it speaks. */

/** Action sequences of WebDriver, which BiDi has taken over: https://www.w3.org/TR/webdriver2/#actions */
type Actions = readonly { type: 'key' | 'pointer'; id: string; actions: readonly Record<string, unknown>[] }[]

/** Milliseconds after which a command has failed. */
export const answerLimit = 60_000

/** A tab. What a person does in it is in `page.ts`. */
export interface Tab {
  /** Loads an address, and waits until it is loaded. */
  navigate(url: string): Promise<void>
  /** As a person's keys do it. May return before it is done. */
  go(way: 'reload' | 'back' | 'forward'): Promise<void>
  /** Evaluates an expression whose value is text or undefined. */
  evaluate(expression: string): Promise<string | undefined>
  perform(actions: Actions): Promise<void>
  /** Chooses files in the first file control that the selector fits. */
  chooseFiles(selector: string, files: readonly string[]): Promise<void>
  /** Sets the size of what the page has, without the browser's own bars. */
  resize(width: number, height: number): Promise<void>
  screenshot(): Promise<Buffer>
  /** Opens another tab of the same visitor. */
  another(): Promise<Tab>
}

export interface Engine {
  /** Opens a tab for a visitor for whom nothing is stored. The visitor before is gone. */
  visit(): Promise<Tab>
}

export interface EngineOptions {
  /** Of the HTTP proxy for all requests, `127.0.0.1:PORT`. */
  proxy: string
  /** Empty, for the browser's own files. */
  folder: string
  /** Ends its processes. */
  stops: AsyncDisposableStack
}
