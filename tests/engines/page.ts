import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Tab } from './engine.ts'

/** Milliseconds. Longer than the form's own retries. */
const patience = 15_000

/** Code points of keys without a character: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys = { Tab: '\uE004', Enter: '\uE007', Control: '\uE009', Escape: '\uE00C', Left: '\uE012', Right: '\uE014' }
type Key = keyof typeof keys

/** A page as a person has it in front of them. What is said to be seen is collected in `seen`. */
export type Page = ReturnType<typeof pageOf>

/** What a person can use: the dialog that is open, or the page. Runs in the page. */
export function layer(): HTMLElement {
  const focused = document.activeElement?.closest<HTMLElement>('dialog:modal')
  return focused ?? [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body
}

/** The first element in the layer that is shown and fits a selector and a part of its name. Runs in the page. */
export function find(selector: string, name = ''): HTMLElement | undefined {
  return [...layer().querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (element.ariaLabel ?? element.textContent).includes(name),
  )
}

/** Scrolls to an element; undefined if it is not there, or covered. Runs in the page. */
function middleOf(selector: string, name: string): { x: number; y: number } | undefined {
  const element = find(selector, name)
  element?.scrollIntoView({ block: 'center', behavior: 'instant' })
  // The first line of a link that wraps.
  const [box] = element?.getClientRects() ?? []
  if (!box) return undefined
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]
  return element?.contains(document.elementFromPoint(x, y)) ? { x, y } : undefined
}

export function pageOf(tab: Tab, siteUrl: string, seen: string[]) {
  /** A function of the page's, which may use `layer` and `find`. Only JSON goes in and out. */
  async function read<Value, Args extends unknown[]>(look: (...args: Args) => Value, ...args: Args): Promise<Value> {
    const value = `(${look})(...${JSON.stringify(args)})`
    const text = await tab.evaluate(`(() => { ${layer}; ${find}; return JSON.stringify(${value}) })()`)
    // Cast: what the function returned, by way of JSON.
    return (text === undefined ? undefined : JSON.parse(text)) as Value
  }

  /** Looks until there is something. A page that is being replaced cannot be asked. */
  async function until<Value>(what: string, look: () => Promise<Value>): Promise<NonNullable<Value>> {
    let trouble = ''
    for (const end = Date.now() + patience; Date.now() < end; await pause(50)) {
      try {
        const value = await look()
        if (value) return value
      } catch (error) {
        trouble = ` (${error})`
      }
    }
    throw new Error(`no ${what}${trouble}`)
  }

  const waitFor = <Args extends unknown[]>(what: string, look: (...args: Args) => boolean, ...args: Args) =>
    until(what, () => read(look, ...args))

  const press = (pressed: string, held?: Key) => {
    const strokes = [...pressed].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    const holding = (type: string) => (held ? [{ type, value: keys[held] }] : [])
    const actions = [...holding('keyDown'), ...strokes, ...holding('keyUp')]
    return tab.perform([{ type: 'key', id: 'keyboard', actions }])
  }

  const page = {
    read,
    resize: async (width: number, height: number) => {
      await tab.resize(width, height)
      await waitFor(`page of ${width} pixels`, (width) => innerWidth === width, width)
    },
    screenshot: tab.screenshot,
    chooseFiles: tab.chooseFiles,
    another: async () => pageOf(await tab.another(), siteUrl, seen),

    /** Opens a page, and waits until its script has run. */
    open: async (path: string) => {
      await page.openEarly(path)
      await page.untilReady()
    },
    /** Opens a page whose script may have to wait. */
    openEarly: (path: string) => tab.navigate(siteUrl + path),
    untilReady: () => waitFor('hydrated page', () => document.documentElement.dataset.hydrated !== undefined),

    reload: async () => {
      await read(() => {
        document.documentElement.dataset.old = ''
      })
      await tab.go('reload')
      await waitFor('reloaded page', () => document.documentElement.dataset.old === undefined)
      await page.untilReady()
    },
    back: () => tab.go('back'),
    forward: () => tab.go('forward'),

    saw: (what: string) => seen.push(what),
    /** Waits until something is so. */
    sees: async <Args extends unknown[]>(what: string, look: (...args: Args) => boolean, ...args: Args) => {
      await waitFor(what, look, ...args)
      seen.push(what)
    },
    seesText: (words: string) => page.sees(`“${words}”`, (words) => layer().innerText.includes(words), words),
    seesPath: (path: string) => page.sees(path, (path) => location.pathname + location.search === path, path),
    /** Waits until a browser has put back whatever it puts back, and then until something has this value. */
    finds: async <Value>(what: string, expected: Value, look: () => Value) => {
      await pause(700)
      let found: unknown
      const isFound = async () => {
        found = await read(look)
        return isDeepStrictEqual(found, expected)
      }
      await until(what, isFound).catch(() => {
        throw new Error(`${what}: ${JSON.stringify(found)}`)
      })
      seen.push(`${what}: ${JSON.stringify(found).slice(0, 40)}`)
    },

    /** Presses the middle of an element, which has to be still and uncovered. */
    click: async (selector: string, name = '') => {
      let before: string | undefined
      const { x, y } = await until(`uncovered ${selector} ${name}`, async () => {
        const middle = await read(middleOf, selector, name)
        const isStill = JSON.stringify(middle) === before
        before = JSON.stringify(middle)
        return isStill ? middle : undefined
      })
      const presses = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }))
      const actions = [{ type: 'pointerMove', x, y }, ...presses]
      await tab.perform([{ type: 'pointer', id: 'mouse', actions }])
    },
    press: (key: Key) => press(keys[key]),
    type: (words: string) => press(words),
    /** Presses Tab until an element has the focus. */
    tabTo: async (selector: string, name = '') => {
      for (let presses = 0; presses < 80; presses += 1) {
        await page.press('Tab')
        const isThere = (selector: string, name: string) => document.activeElement === find(selector, name)
        if (await read(isThere, selector, name)) return
      }
      throw new Error(`no stop of the Tab key: ${selector} ${name}`)
    },
    /** Types over what the fields of the form hold. */
    fill: async (fields: Record<string, string>) => {
      for (const [name, words] of Object.entries(fields)) {
        await page.click(`form [name=${name}]`)
        await press('a', 'Control')
        await press(words)
      }
    },
  }
  return page
}
