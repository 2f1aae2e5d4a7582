import { findBrowser } from '../../scripts/browser.ts'
import { openPortfolio, projectDialog, sample } from './portfolio.ts'
import { openDialogForm } from './quote-form.ts'
import { expect, openReady, test } from './site.ts'

// Scroll bars that take space, as on Windows and on many Linux systems.
test.use({ launchOptions: { ...(await findBrowser()), ignoreDefaultArgs: ['--hide-scrollbars'] } })

test('nothing moves sideways when a dialog opens, and its scroll bar is as dark or as light as the dialog', async ({
  page,
}) => {
  for (const [path, height] of [
    // Tall enough that no scroll bar is needed.
    ['/404', 2400],
    ['/faqs', 700],
  ] as const) {
    await page.setViewportSize({ width: 1280, height })
    await openReady(page, path)
    const place = () => page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().toJSON())
    const before = await place()
    await openDialogForm(page)
    await expect(page.getByRole('dialog'), path).toHaveCSS('color-scheme', 'light')
    expect(await place(), path).toEqual(before)
  }
  await openPortfolio(page, `?project=${sample.collection.id}`)
  await expect(projectDialog(page, sample.collection.title)).toHaveCSS('color-scheme', 'dark')
})
