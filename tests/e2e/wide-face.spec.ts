/** Dialogs and errors in a wide text face; every-page.spec.ts has the pages. */
import type { Page } from '@playwright/test'
import { openPortfolio, projectDialog, sample } from './portfolio.ts'
import { openDialogForm, submit } from './quote-form.ts'
import { expect, openReady, test } from './site.ts'
import { misfits, misfitsAt, showWideFace, spaceTextOut, widths } from './wide-face.ts'

/** What is open, opened by its own steps. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  'the empty quote form in its dialog': async (page) => {
    await openReady(page, '/')
    await submit(await openDialogForm(page))
  },
  'the empty quote form on its page': async (page) => {
    await openReady(page, '/contact')
    await submit(page.getByRole('main').locator('form'))
  },
  'a project': async (page) => {
    await openPortfolio(page, `?project=${sample.single.id}`)
    await expect(projectDialog(page, sample.single.title)).toBeVisible()
  },
  'a search that finds nothing': (page) => openPortfolio(page, '?search=zzzz'),
}

for (const [name, open] of Object.entries(states)) {
  test(`${name} fits its screen in a wide text face and with text spacing`, async ({ page }) => {
    await open(page)
    await showWideFace(page)
    // Spaced out the same text is wider still: what fits then, fits.
    const plain = await misfitsAt(page, [320, 768, 1280], 'wide face')
    await spaceTextOut(page)
    expect([...plain, ...(await misfitsAt(page, widths, 'wide face, text spacing'))]).toEqual([])
  })
}

test('every name on the map can be read and pressed to its last letter in a wide display face', async ({ page }) => {
  await openReady(page, '/areas')
  await showWideFace(page)
  await page.evaluate(() => document.documentElement.style.setProperty('--font-display', '"Wide Face"'))
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 1200 })
    const cutOff = await page.locator('.areas-map a').evaluateAll((links) =>
      links.flatMap((link) => {
        const name = document.createRange()
        name.selectNode(link.firstChild ?? link)
        const { right, top, height } = name.getBoundingClientRect()
        return link.contains(document.elementFromPoint(right - 1, top + height / 2)) ? [] : [link.textContent]
      }),
    )
    expect(cutOff, `${width} px`).toEqual([])
  }
})

test('every place on the map keeps its dot in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openReady(page, '/areas')
  const ground = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
  const dots = await page
    .locator('.areas-map__place')
    .evaluateAll((places) => places.map((place) => getComputedStyle(place, '::before').backgroundColor))
  expect(dots).toHaveLength(10)
  expect(dots).not.toContain(ground)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu fits its screen in a wide text face and with text spacing', async ({ page }) => {
    await openReady(page, '/')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await showWideFace(page)
    for (const width of widths.filter((width) => width < 768)) {
      await page.setViewportSize({ width, height: 800 })
      expect(await misfits(page)).toEqual([])
    }
  })
})
