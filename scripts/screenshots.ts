import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { findBrowser } from './local/browser.ts'
import { findLocalStack } from './local/endpoints.ts'
import { exitCodes, Problem } from './problem.ts'
import type { Terminal } from './terminal.ts'
import { startOwnStack } from './workshop/own-stack.ts'

const widths = [390, 768, 1440]
const folder = '.cache/screenshots'

/** Pictures of the running local site, or of one that is started for them. `SITE` names another. */
export async function takeScreenshots(
  paths: readonly string[],
  { dryRun }: { dryRun?: boolean },
  { print }: Terminal,
): Promise<void> {
  const wrong = paths.find((path) => !path.startsWith('/'))
  if (wrong !== undefined) throw new Problem(`"${wrong}" is not a path like /about.`, exitCodes.wrongUse)
  const pictures = paths.flatMap((path) => widths.map((width) => ({ path, width, file: fileOf(path, width) })))
  if (dryRun) return print([...pictures.map(({ file }) => file), 'Nothing was written.'].join('\n'))

  const running = process.env.SITE || (await findLocalStack())?.siteUrl
  if (running !== undefined)
    await fetch(running).catch(() => Promise.reject(new Problem(`${running} does not answer.`)))
  const own = running === undefined ? await startOwnStack() : undefined
  const browser = await chromium.launch(await findBrowser())
  try {
    await mkdir(folder, { recursive: true })
    for (const { path, width, file } of pictures) {
      const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
      const page = await context.newPage()
      await page.goto(new URL(path, running ?? own?.siteUrl).href, { waitUntil: 'networkidle' })
      await loadLazyPictures(page)
      await page.screenshot({ path: file, fullPage: true })
      print(file)
      await context.close()
    }
  } finally {
    await browser.close()
    await own?.stop()
  }
}

function fileOf(path: string, width: number): string {
  return join(folder, `${path.slice(1).replace(/[^\w-]+/g, '_') || 'home'}-${width}.png`)
}

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
