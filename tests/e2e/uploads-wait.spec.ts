/** Nobody has to wait for photos: they can be left out, or the sending called off, at any moment. */
import type { Page } from '@playwright/test'
import { quoteNotices } from '#contract/quote-rules.ts'
import { answerEnquiries, enquiryOf, fill, openQuoteForm, picture, submit } from './quote-form.ts'
import { expect, expectAccessible, test } from './site.ts'

/** Opens the form with a photo whose upload never ends, at the step named, and sends it. */
async function sendIntoTheVoid(page: Page, step: string) {
  const uploads = [{ uploadUrl: '/put', headers: {}, publicUrl: 'https://example.com/0' }]
  await page.route('**/api/photo-uploads', (route) => route.fulfill({ json: { uploads } }))
  const held = page.waitForRequest(step)
  await page.route(step, () => undefined)
  const bodies = await answerEnquiries(page, 200)
  const form = await openQuoteForm(page)
  await fill(form, enquiryOf('Wait Less'))
  await form.getByLabel('Add photos').setInputFiles(await picture('board.jpg'))
  await submit(form)
  await held
  return { form, bodies }
}

test('while the code for photos hangs, the words can go without them', async ({ page }) => {
  const { form, bodies } = await sendIntoTheVoid(page, '**/assets/upload-photo-*.js')
  await form.getByRole('button', { name: 'Send without photos' }).click()
  await expect(page.getByRole('group', { name: quoteNotices.sent.title })).toBeFocused()
  expect(bodies).toMatchObject([{ fullName: 'Wait Less', photoUrls: [] }])
})

test('sending can be called off: everything is kept, and can be sent again, while the photos hang without them', async ({
  page,
}) => {
  const { form, bodies } = await sendIntoTheVoid(page, '**/put')
  await expectAccessible(page, '.quote')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(form.getByRole('button', { name: 'Send request' })).toBeEnabled()
  await expect(form.getByRole('button', { name: 'Remove board.jpg' })).toBeVisible()
  await expect(form.locator('[name=fullName]')).toHaveValue('Wait Less')
  await expect(form.getByRole('group')).toHaveCount(0)
  expect(bodies).toEqual([])
  await submit(form)
  await form.getByRole('button', { name: 'Send without photos' }).click()
  await expect(page.getByRole('group', { name: quoteNotices.sent.title })).toBeFocused()
  expect(bodies).toMatchObject([{ photoUrls: [] }])
})

test('after 20 s of waiting it asks, and goes with what has arrived [L19]', async ({ page, inbox }) => {
  await page.clock.install()
  const form = await openQuoteForm(page)
  await fill(form, enquiryOf('Otto Waits'))
  await form.getByLabel('Add photos').setInputFiles(await picture('first.jpg'))
  await expect(form.getByText('The photo is uploaded.')).toBeAttached()
  await page.route(/X-Amz-Signature/, () => undefined)
  await form.getByLabel('Add photos').setInputFiles([await picture('second.jpg'), await picture('third.jpg')])
  await submit(form)
  await expect(form.getByRole('status').filter({ hasText: 'The photos go first' })).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(form.getByRole('status').filter({ hasText: '2 of 3 photos still on the way' })).toBeVisible()
  await form.getByRole('button', { name: 'Send with 1 photo' }).click()
  await expect(page.getByRole('group', { name: quoteNotices.sent.title })).toContainText('with 1 of 3 photos')
  expect((await inbox.mailFrom('Otto Waits')).body.text).toContain('2 of 3 photos did not arrive')
})
