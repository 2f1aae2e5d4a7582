/**
 * Creates the pictures of the sample jobs' plans from `scripts/sample/plans`, and of the plate that one job shows:
 * `node scripts/pictures/make-plans.ts`. Run by hand when one changes; the output is committed, as that of the other
 * pictures. A browser draws the plans, because it has the site's font. Their symbols are those that the dialog
 * explains.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from '../browser.ts'
import { encodeVariants } from './picture-variants.ts'

const plans = 'scripts/sample/plans'
const size = { width: 1280, height: 960 }
const font = readFileSync('web/src/fonts/hanken-grotesk.woff2').toString('base64')
const styles = `@font-face{font-family:"Hanken Grotesk";font-weight:100 900;src:url(data:font/woff2;base64,${font})}
body{margin:0}${readFileSync('scripts/sample/plan.css', 'utf8')}`
const symbols = readFileSync('web/src/features/portfolio/plan-symbols.svg', 'utf8')

const browser = await chromium.launch(await findBrowser())
const page = await browser.newPage({ viewport: size })
for (const file of readdirSync(plans)) {
  const plan = readFileSync(`${plans}/${file}`, 'utf8')
  await page.setContent(`<style>${styles}</style>${plan}<div style="display:none">${symbols}</div>`)
  await page.evaluate(() => document.fonts.ready)
  await writePicture(parse(file).name, await page.screenshot())
}
await browser.close()
await writePicture('twickenham-consumer-unit', 'web/content/plates/consumer-unit.svg')

async function writePicture(name: string, drawing: Buffer | string): Promise<void> {
  for await (const variant of encodeVariants(drawing, `${name}.jpg`))
    writeFileSync(`web/public/portfolio-images/${variant.name}`, variant.body)
  console.log(name)
}
