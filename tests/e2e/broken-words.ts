import type { Page } from '@playwright/test'

/** Words of the page that go on in a second line, but for addresses, which may be longer than the screen. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      // The letters of a text along a path have a line each.
      if (text.parentElement?.closest('svg')) continue
      for (const { 0: word, index } of text.nodeValue?.matchAll(/[\p{L}\d£@.]+/gu) ?? []) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1 && !word.includes('@')) found.push(word)
      }
    }
    return found
  })
}
