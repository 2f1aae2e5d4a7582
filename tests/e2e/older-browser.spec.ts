/** Simulates the oldest supported browsers by removing newer APIs before any script runs. */
import { enquiryNotices } from '#shared/enquiry-words.ts'
import { youngerApis } from '../fixtures/younger-apis.ts'
import { cards } from './portfolio.ts'
import { enquiryOf, fill, openQuoteForm, photoLinks, picture, submit } from './quote-form.ts'
import { expect, openReady, test } from './site.ts'

test('home, portfolio and an enquiry with a photo work in the oldest browsers that are served', async ({
  page,
  inbox,
}) => {
  await page.addInitScript((apis) => {
    for (const api of apis) {
      const path = api.split('.')
      const name = path.pop() ?? ''
      // Properties are looked up by name, so their types are unknown.
      const owner = path.reduce<object | undefined>((found, step) => found && Reflect.get(found, step), window)
      if (owner) Reflect.deleteProperty(owner, name)
    }
  }, youngerApis)
  await openReady(page, '/')
  expect(await page.evaluate(() => ['any' in AbortSignal, 'Iterator' in window])).toEqual([false, false])
  await page.getByRole('main').locator('.project-gallery').scrollIntoViewIfNeeded()
  await expect(cards(page)).toHaveCount(6)
  await page.getByRole('banner').getByRole('link', { name: 'Portfolio' }).click()
  await expect(cards(page)).toHaveCount(18)
  await cards(page).first().getByRole('link').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()

  const form = await openQuoteForm(page)
  await fill(form, enquiryOf('Olga Phone'))
  await form.getByLabel('Add photos').setInputFiles([await picture('board.jpg')])
  await expect(form.getByText('The photo is uploaded.')).toBeAttached()
  await submit(form)
  await expect(page.getByRole('group', { name: enquiryNotices.sent.title })).toBeVisible()
  expect(photoLinks((await inbox.mailFrom('Olga Phone')).body.text)).toHaveLength(1)
})
