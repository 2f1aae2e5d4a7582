import { findBrowser } from '../../scripts/local/browser.ts'
import { openPortfolio, projectDialog, sample } from './portfolio.ts'
import { openDialogForm } from './quote-form.ts'
import { expect, openReady, test } from './site.ts'

// Scroll bars that take room, as on Windows and on many a Linux.
test.use({ launchOptions: { ...(await findBrowser()), ignoreDefaultArgs: ['--hide-scrollbars'] } })

for (const [path, height] of [
  // So high that there is no scroll bar.
  ['/404', 2400],
  ['/faqs', 700],
] as const) {
  test(`nothing moves sideways on ${path} when a dialog opens`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height })
    await openReady(page, path)
    const place = () => page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().toJSON())
    const before = await place()
    await openDialogForm(page)
    expect(await place()).toEqual(before)
  })
}

test('the scroll bar of a dialog is as dark or as light as its dialog', async ({ page }) => {
  await openPortfolio(page, `?project=${sample.collection.id}`)
  await expect(projectDialog(page, sample.collection.title)).toHaveCSS('color-scheme', 'dark')
  await openReady(page, '/faqs')
  await openDialogForm(page)
  await expect(page.getByRole('dialog')).toHaveCSS('color-scheme', 'light')
})
