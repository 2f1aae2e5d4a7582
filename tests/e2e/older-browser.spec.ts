/** Simulates the oldest supported browsers by removing newer APIs before any script runs. */
import type { Page } from '@playwright/test'
import { youngerApis } from '../fixtures/younger-apis.ts'
import { fill, openQuoteForm, photoLinks, picture, receipt, submit, typedBy } from './enquiry/form.ts'
import { cards } from './portfolio/portfolio.ts'
import { expect, openReady, test } from './support/site.ts'

/** Removes what the oldest supported browsers do not have, before any script runs. */
async function asOlderBrowser(page: Page): Promise<void> {
  await page.addInitScript((apis) => {
    for (const api of apis) {
      const path = api.split('.')
      const name = path.pop() ?? ''
      // Properties are looked up by name, so their types are unknown.
      const owner = path.reduce<object | undefined>((found, step) => found && Reflect.get(found, step), window)
      if (owner) Reflect.deleteProperty(owner, name)
    }
    // An event cannot be deleted. At dialogs it came with Safari 26, Chrome 132 and Firefox 133.
    addEventListener('toggle', (toggle) => toggle.target instanceof HTMLDialogElement && toggle.stopPropagation(), true)
  }, youngerApis)
}

test('home, portfolio and an enquiry with a photo work in the oldest browsers that are served', async ({
  page,
  inbox,
}) => {
  await asOlderBrowser(page)
  await openReady(page, '/')
  expect(await page.evaluate(() => ['any' in AbortSignal, 'Iterator' in window])).toEqual([false, false])
  await page.getByRole('main').locator('.project-gallery').scrollIntoViewIfNeeded()
  await expect(cards(page)).toHaveCount(6)
  await page.getByRole('banner').getByRole('link', { name: 'Portfolio' }).click()
  await expect(cards(page)).toHaveCount(18)
  await cards(page).first().getByRole('link').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()

  const form = await openQuoteForm(page)
  await fill(form, typedBy('Olga Phone'))
  await form.getByLabel('Add photos').setInputFiles([await picture('board.jpg')])
  await expect(form.getByText('The photo is uploaded.')).toBeAttached()
  await submit(form)
  await expect(receipt(page)).toBeVisible()
  expect(photoLinks((await inbox.mailFrom('Olga Phone')).body.text)).toHaveLength(1)
})

test('the quote dialog has its form in the oldest browsers that are served, and Back closes it', async ({ page }) => {
  await asOlderBrowser(page)
  await openReady(page, '/about')
  const open = page.getByRole('banner').getByRole('button', { name: 'Get Quote' })
  const dialog = page.getByRole('dialog')
  await open.click()
  await expect(dialog.getByRole('form', { name: 'Free quote' })).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/about')
  await open.click()
  await expect(dialog.getByRole('form', { name: 'Free quote' })).toBeVisible()
})
