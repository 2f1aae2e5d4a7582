/** The text font may not load, or a reader sets another, and some are far wider than ours. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

/** A font of every machine: at this size its bold is as wide as DejaVu Sans Bold, its regular 20 % above Open Sans. */
const besley = fileURLToPath(import.meta.resolve('@fontsource-variable/besley/files/besley-latin-wght-normal.woff2'))
const sizeAdjust = '116%'

/** From 1280 px zoomed to 400 % (WCAG 2.2, 1.4.10) to a large desktop, on both sides of each breakpoint. */
const widths: readonly number[] = [320, 390, 767, 768, 1024, 1280, 1920]

/** Uses the wide font, spaced out, for all text of the page, and of dialogs that open later. */
export async function widenText(page: Page): Promise<void> {
  // Passed as bytes, because a route would disable the browser's cache.
  const woff2 = await readFile(besley, 'base64')
  await page.evaluate(
    async ({ woff2, sizeAdjust }) => {
      const bytes = Uint8Array.from(atob(woff2), (character) => character.charCodeAt(0))
      // TypeScript's DOM library does not have sizeAdjust yet.
      const descriptors: FontFaceDescriptors & { sizeAdjust: string } = { weight: '400 900', sizeAdjust }
      const face = new FontFace('Wide Face', bytes, descriptors)
      document.fonts.add(await face.load())
      document.documentElement.style.setProperty('--font-text', '"Wide Face"')
    },
    { woff2, sizeAdjust },
  )
  // Text spacing of WCAG 2.2, 1.4.12, as set by readers.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
}

/** Finds a page wider than its window, text that is cut off, and phone numbers on two lines. */
async function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const out = document.documentElement.scrollWidth - innerWidth
    if (out > 0) found.push(`the page by ${out} px`)
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      // Visually hidden labels of one pixel are clipped on purpose.
      if (element.scrollWidth <= element.clientWidth + 1 || element.clientWidth <= 1) continue
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      // A visual copy, whose full text is beside it.
      if (element.closest('[aria-hidden="true"]') && getComputedStyle(element).textOverflow === 'ellipsis') continue
      const holdsText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      )
      if (element.localName === 'dialog' || (holdsText && /hidden|clip/.test(getComputedStyle(element).overflowX)))
        found.push(`cut off: <${element.localName}> ${element.innerText.slice(0, 40)}`)
    }
    for (const link of document.querySelectorAll('a[href^="tel:"]')) {
      const words = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
      for (let node = words.nextNode(); node; node = words.nextNode()) {
        const number = /\d[\d ]{5,}\d/.exec(node.nodeValue?.replaceAll('\u00a0', ' ') ?? '')
        if (!number) continue
        const range = document.createRange()
        range.setStart(node, number.index)
        range.setEnd(node, number.index + number[0].length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) found.push(`a phone number on ${lines.size} lines: ${link.textContent}`)
      }
    }
    return found
  })
}

/** The same at several widths; each result names the width and this note. */
export async function misfitsAt(page: Page, some = widths, note = 'wide face, text spacing'): Promise<string[]> {
  const found: string[] = []
  for (const width of some) {
    await page.setViewportSize({ width, height: 800 })
    found.push(...(await misfits(page)).map((misfit) => `${note} at ${width} px: ${misfit}`))
  }
  return found
}
