/** Dialogs and errors in a wide text face with text spacing; every-page.spec.ts has the pages. */
import type { Page } from '@playwright/test'
import { openPortfolio, projectDialog, sample } from './portfolio.ts'
import { openDialogForm, submit } from './quote-form.ts'
import { expect, openReady, test } from './site.ts'
import { misfitsAt, showWideFace, spaceTextOut, widths } from './wide-face.ts'

/** What is open, opened by its own steps. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  'the empty quote form in its dialog': async (page) => {
    await openReady(page, '/')
    await submit(await openDialogForm(page))
  },
  'a project': async (page) => {
    await openPortfolio(page, `?project=${sample.single.id}`)
    await expect(projectDialog(page, sample.single.title)).toBeVisible()
  },
}

for (const [name, open] of Object.entries(states)) {
  test(`${name} fits its screen in a wide text face and with text spacing`, async ({ page }) => {
    await open(page)
    await showWideFace(page)
    await spaceTextOut(page)
    expect(await misfitsAt(page, widths, 'wide face, text spacing')).toEqual([])
  })
}
