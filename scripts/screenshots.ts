/** `npm run screenshots -- PATH...`: full-page pictures of pages at three widths, into `.cache/screenshots`. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { readArguments } from './command-line.ts'
import { findBrowser } from './local/browser.ts'
import { findLocalStack } from './local/endpoints.ts'
import { startOwnStack } from './measure/own-stack.ts'

const widths = [390, 768, 1440]
const folder = '.cache/screenshots'

const { positionals: paths } = readArguments({
  usage: 'npm run screenshots -- [PATH...]     pages by their paths; by default the home page',
  options: {},
  operands: Number.POSITIVE_INFINITY,
})
if (paths.length === 0) paths.push('/')
const running = process.env.SITE ?? (await findLocalStack())?.siteUrl
const own = running === undefined ? await startOwnStack() : undefined

await mkdir(folder, { recursive: true })
const browser = await chromium.launch(await findBrowser())
for (const path of paths) {
  for (const width of widths) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(new URL(path, running ?? own?.siteUrl).href, { waitUntil: 'networkidle' })
    await loadLazyPictures(page)
    const name = path.replace(/^\//, '').replace(/[^\w-]+/g, '_') || 'home'
    const file = join(folder, `${name}-${width}.png`)
    await page.screenshot({ path: file, fullPage: true })
    console.log(file)
    await context.close()
  }
}
await browser.close()
await own?.stop()

/** Pictures further down load when they come near the screen. */
async function loadLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    scrollTo(0, 0)
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
}
