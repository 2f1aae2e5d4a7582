/** Text at twice its size (WCAG 2.2, 1.4.4), by the browser's setting and as text alone. */
import type { Page } from '@playwright/test'
import { expect } from './site.ts'

/** Words of the page that go on in a second line, but for addresses, which may be longer than the screen. */
function brokenWords(page: Page): Promise<string[]> {
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
        if (lines.size > 1 && !/@|\p{L}\.\p{L}/u.test(word)) found.push(word)
      }
    }
    return found
  })
}

/**
 * At each width the page is not wider than its screen; on those of `whole` names, prices and captions have the width
 * that they need.
 */
async function expectToFit(page: Page, note: string, widths: readonly number[], whole = widths): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    const out = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(out, `${note} at ${width} px`).toBeLessThanOrEqual(0)
    if (whole.includes(width)) expect.soft(await brokenWords(page), `${note} at ${width} px`).toEqual([])
  }
}

/** Sizes in pixels of the first heading, of the business's name and of an icon. */
function sizes(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    ['h1', 'header a', 'header svg'].map((selector) => {
      const shown = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility())
      if (!shown) return 0
      return shown instanceof SVGElement
        ? shown.getBoundingClientRect().width
        : Number.parseFloat(getComputedStyle(shown).fontSize)
    }),
  )
}

/** As by a style of the reader's or by Firefox, of which no media query knows. */
export async function expectToFitWithLargerText(page: Page): Promise<void> {
  const setSize = (size: string) =>
    page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, size)
  const before = await sizes(page)
  await setSize('200%')
  for (const [index, size] of (await sizes(page)).entries())
    expect(size, 'first heading, name and icon grow').toBeGreaterThan(1.25 * (before[index] ?? 0))
  await expectToFit(page, 'larger text', [390, 1280])
  await setSize('')
}

/** As by the browser's setting, which media queries follow. Chromium alone has a command for it. */
export async function expectToFitWithLargeSetting(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const setSize = (standard: number) => devtools.send('Page.setFontSizes', { fontSizes: { standard } })
  await setSize(32)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  await expectToFit(page, 'large setting', [320, 390, 768, 1440], [390])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('banner').getByRole('link', { name: 'Emergency' })).toBeVisible()
  const begins = (await page.getByRole('main').boundingBox())?.y
  expect(begins, 'what is above the page takes half of the first screen at most').toBeLessThan(422)
  await setSize(16)
  await devtools.detach()
}
