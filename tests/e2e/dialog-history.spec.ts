/** An open dialog has a history entry: Back closes it and removes the entry. */

import type { Locator, Page } from '@playwright/test'
import { fill, openDialogForm, sendUrl, submit, typedBy } from './enquiry/form.ts'
import { cardLink, openPortfolio, projectDialog, sample } from './portfolio/portfolio.ts'
import { expect, hold, openReady, test } from './support/site.ts'

const dialog = (page: Page) => page.getByRole('dialog')

/** The entry is added shortly after the dialog opens. */
async function openEnquiryDialog(page: Page): Promise<Locator> {
  const form = await openDialogForm(page)
  await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBeTruthy()
  return form
}

test('Back closes the quote dialog and nothing else, after a reload too; closed otherwise, or left by a link, it leaves no entry', async ({
  page,
}) => {
  await openReady(page, '/about')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQs' }).click()
  await expect(page).toHaveURL('/faqs')
  // Navigation to another page closes an open dialog.
  await expect(page.getByRole('heading', { level: 1, name: /questions/i })).toBeVisible()
  await openEnquiryDialog(page)
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL('/faqs')
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog(page).getByRole('button', { name: 'Close', exact: true }).click(),
  ]) {
    await openEnquiryDialog(page)
    await close()
    await expect(dialog(page)).toBeHidden()
    await expect.poll(() => page.evaluate(() => history.state.dialog)).toBeUndefined()
  }

  await openEnquiryDialog(page)
  await dialog(page).getByRole('link', { name: 'How we handle your details' }).click()
  await expect(page).toHaveURL('/privacy')
  await expect(dialog(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/faqs')
  await expect(dialog(page)).toBeHidden()
  await openEnquiryDialog(page)
  await page.reload()
  await expect(dialog(page)).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL('/faqs')
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('Back closes a project whose address was opened directly, over the page with its card, and then leaves', async ({
  page,
}) => {
  const { id, title } = sample.single
  await openReady(page, '/about')
  const path = '/areas/east-sheen'
  await openReady(page, `${path}?project=${id}`)
  await expect(projectDialog(page, title)).toBeVisible()
  await expect(page).toHaveURL(`${path}?project=${id}`)
  await page.goBack()
  await expect(page).toHaveURL(path)
  await expect(dialog(page)).toBeHidden()
  await page.goForward()
  await expect(projectDialog(page, title)).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('a form that was opened above a project is the upper one after a reload too, and Escape closes one at a time', async ({
  page,
}) => {
  const { id, title } = sample.single
  const answer = await hold(page, sendUrl)
  await openPortfolio(page)
  const form = await openEnquiryDialog(page)
  await fill(form, typedBy('Ida Above'))
  await submit(form)
  await page.keyboard.press('Escape')
  await cardLink(page, title).click()
  await expect(projectDialog(page, title)).toBeVisible()
  await answer(422)
  await expect(form).toBeVisible()

  await page.reload()
  await expect(form).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${title}`))
  await expect(form.getByLabel('Full name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await expect(projectDialog(page, title)).toBeVisible()
  await expect(page).toHaveURL(`/portfolio?project=${id}`)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL('/portfolio')
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('Back closes the menu, a page chosen in it comes after the page before, and a reload does not open it again', async ({
    page,
  }) => {
    await openReady(page, '/faqs')
    const menu = page.getByRole('button', { name: 'Menu', exact: true })
    await menu.tap()
    await expect(dialog(page)).toBeVisible()
    await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBe('menu')
    await page.goBack()
    await expect(dialog(page)).toBeHidden()
    await expect(page).toHaveURL('/faqs')
    await menu.tap()
    await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBe('menu')
    await page.reload()
    await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBeUndefined()
    await expect(dialog(page)).toBeHidden()
    await menu.tap()
    await dialog(page).getByRole('link', { name: 'Security' }).tap()
    await expect(page).toHaveURL('/security')
    await page.goBack()
    await expect(page).toHaveURL('/faqs')
    await expect(dialog(page)).toBeHidden()
  })
})
