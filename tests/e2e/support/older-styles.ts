/**
 * The built styles as the oldest supported browsers read them: a rule whose selector they do not know is dropped. What
 * a page shows in a new browser must be on it there too, or under a summary that opens.
 */
import type { Page } from '@playwright/test'
import { expect } from './site.ts'

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

async function inEachWidth(page: Page, opened?: boolean): Promise<string[][]> {
  const found: string[][] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 1000 })
    found.push(await textsInReach(page, opened))
  }
  return found
}

/** Replaces each style sheet of the page by what an older browser understands of it; returns how many have changed. */
function dropYoungerRules(page: Page): Promise<number> {
  return page.evaluate(async (youngerSelectors) => {
    let changed = 0
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
      const built = await (await fetch(link.href)).text()
      const older = youngerSelectors.reduce((css, [known, unknown]) => css.replaceAll(known, unknown), built)
      if (older !== built) changed++
      const sheet = new CSSStyleSheet({ media: link.media })
      sheet.replaceSync(older)
      document.adoptedStyleSheets.push(sheet)
      link.disabled = true
    }
    return changed
  }, youngerSelectors)
}

/** All text that the page shows is in reach without the younger selectors. The page keeps the older styles. */
export async function expectInReachWithOlderStyles(page: Page): Promise<void> {
  await expect(page.locator('.project-card--skeleton')).toHaveCount(0)
  const shown = await inEachWidth(page)
  expect(shown.flat().length).toBeGreaterThan(20)
  expect(await dropYoungerRules(page), 'style sheets with a younger selector').toBeGreaterThan(0)
  const inReach = await inEachWidth(page, true)
  for (const [index, width] of widths.entries()) {
    const lost = shown[index]?.filter((text) => !inReach[index]?.includes(text))
    expect.soft(lost, `out of reach at ${width} px`).toEqual([])
  }
}
