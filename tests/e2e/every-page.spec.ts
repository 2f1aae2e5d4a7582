/** What holds on every page there is; and on one of each kind, what takes longer to look at. */
import type { APIRequestContext } from '@playwright/test'
import { kindsOfPage } from './kinds-of-page.ts'
import { everyPage, expect, expectAccessible, openReady, readOn, test } from './site.ts'
import { misfits, showWideFace, spaceTextOut, widths } from './wide-face.ts'

for (const path of kindsOfPage) {
  test(`${path} is accessible at 390 and 1440 px`, async ({ page }) => {
    await openReady(page, path)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      // As high as the page: the call bar is at its end instead of over half a button. Twice, because a page may grow with
      // its screen.
      for (let times = 0; times < 2; times++) {
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        await page.setViewportSize({ width, height })
      }
      await expectAccessible(page)
    }
  })
}

/** Shared out, so that every worker has some of the pages. */
const parts = [1, 2, 3, 4, 5, 6]

async function pagesOf(part: number, request: APIRequestContext): Promise<string[]> {
  return (await everyPage(request)).filter((_, index) => index % parts.length === part - 1)
}

for (const part of parts) {
  test(`every page keeps to its policy and to this site, and a reload keeps the reader's place, part ${part} [E5] [E9] [G1]`, async ({
    page,
    request,
    baseURL,
  }) => {
    test.setTimeout(120_000)
    const foreign: string[] = []
    page.on('request', (sent) => {
      if (!sent.url().startsWith(`${baseURL}/`) && !/^(data|blob):/.test(sent.url())) foreign.push(sent.url())
    })
    const moved: string[] = []
    // The fixture `problems` collects breaches and uncaught errors, hydration included.
    for (const path of await pagesOf(part, request)) {
      for (const size of [
        { width: 1280, height: 800 },
        { width: 390, height: 844 },
      ]) {
        await page.setViewportSize(size)
        await openReady(page, path)
        const before = await readOn(page)
        await page.reload()
        await page.waitForFunction(() => document.getElementById('root')?.dataset.asleep === undefined)
        const after = await page.evaluate(() => Math.round(scrollY))
        if (Math.abs(after - before) > 4) moved.push(`${path} at ${size.width} px: ${before} -> ${after}`)
      }
    }
    expect(moved).toEqual([])
    expect(foreign).toEqual([])
  })

  test(`every page fits its screen in a wide text face and with text spacing, part ${part}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000)
    const found: string[] = []
    for (const path of await pagesOf(part, request)) {
      await page.goto(path)
      await showWideFace(page)
      for (const spacing of ['', ' with text spacing']) {
        if (spacing) await spaceTextOut(page)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          found.push(...(await misfits(page)).map((misfit) => `${path} at ${width} px${spacing}: ${misfit}`))
        }
      }
    }
    expect(found).toEqual([])
  })
}
