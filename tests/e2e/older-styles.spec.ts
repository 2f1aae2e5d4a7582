/**
 * The built styles as the oldest supported browsers read them: a rule whose selector they do not know is dropped. What
 * a page shows in a new browser must be on it there too, or under a summary that opens.
 */
import type { Page } from '@playwright/test'
import { kindsOfPage } from './kinds-of-page.ts'
import { expect, openReady, test } from './site.ts'

/** Missing before Chrome 131, Firefox 143 and Safari 18.4, and before Firefox 121. */
const youngerSelectors = [
  ['::details-content', '::unknown-element'],
  [':has(', ':unknown-class('],
] as const

const widths = [390, 768, 1440]

/** Texts of main and footer that have a visible box. With `opened`, also those that a visible summary opens. */
function textsInReach(page: Page, opened = false): Promise<string[]> {
  return page.evaluate((opened) => {
    const isVisible = (element: Element | null | undefined) => element?.checkVisibility({ visibilityProperty: true })
    const isShown = (text: Text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return isVisible(text.parentElement) && [...range.getClientRects()].some(({ width }) => width > 0)
    }
    const opens = (text: Text) => {
      const folded = text.parentElement?.closest('details:not([open])')
      return isVisible(folded) && isVisible(folded?.querySelector('summary'))
    }
    return [...document.querySelectorAll('main, footer')].flatMap((part) => {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      while (walker.nextNode()) {
        const { currentNode: text } = walker
        if (text instanceof Text && text.data.trim() && (isShown(text) || (opened && opens(text))))
          found.push(text.data)
      }
      return found
    })
  }, opened)
}

async function openWhole(page: Page, path: string): Promise<void> {
  await openReady(page, path)
  await expect(page.locator('.project-card--skeleton')).toHaveCount(0)
}

async function inEachWidth(page: Page, opened?: boolean): Promise<string[][]> {
  const found: string[][] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 1000 })
    found.push(await textsInReach(page, opened))
  }
  return found
}

for (const path of kindsOfPage) {
  test(`without the younger selectors all text of ${path} is in reach`, async ({ page, browser }) => {
    await openWhole(page, path)
    const shown = await inEachWidth(page)
    expect(shown.flat().length).toBeGreaterThan(20)
    let served = 0
    // Has nothing cached.
    const older = await browser.newPage()
    await older.route(/\/assets\/.*\.css$/, async (route) => {
      const response = await route.fetch()
      const built = await response.text()
      const body = youngerSelectors.reduce((css, [known, unknown]) => css.replaceAll(known, unknown), built)
      if (body !== built) served++
      await route.fulfill({ response, body })
    })
    await openWhole(older, path)
    expect(served, 'stylesheets with a younger selector').toBeGreaterThan(0)
    const inReach = await inEachWidth(older, true)
    for (const [index, width] of widths.entries()) {
      const lost = shown[index]?.filter((text) => !inReach[index]?.includes(text))
      expect.soft(lost, `out of reach at ${width} px`).toEqual([])
    }
  })
}
