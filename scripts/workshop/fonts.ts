/**
 * Makes the display face's file from the npm package: one weight, only the letters that headings use.
 * Run by hand (`npm run redraw:fonts`) when the set of letters changes; the result is committed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

/** Letters, digits and the punctuation of headings and prices. Anything else falls back to Georgia. */
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 !&'(),-./:;?£–’‘…é·"

const source = 'node_modules/@fontsource-variable/besley/files/besley-latin-wght-normal.woff2'
const target = 'web/src/fonts/besley-500.woff2'

const font = await subsetFont(await readFile(source), letters, {
  targetFormat: 'woff2',
  variationAxes: { wght: 500 },
  // Drops the alternates, which no style sheet uses; kerning stays.
  noLayoutClosure: true,
})
await writeFile(target, font)
console.log(`${target}: ${font.length} bytes`)
