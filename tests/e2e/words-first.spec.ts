/** The words of an enquiry leave at Send, whatever becomes of its photos [L19]. */
import type { Page } from '@playwright/test'
import { quoteNotices } from '#contract/quote-rules.ts'
import { enquiryOf, fill, openQuoteForm, picture, submit } from './quote-form.ts'
import { expect, test } from './site.ts'

/** A filled form with two photos whose upload hangs at this step. */
async function withHangingPhotos(page: Page, step: string | RegExp, name: string) {
  const form = await openQuoteForm(page)
  await fill(form, enquiryOf(name))
  await page.route(step, () => undefined)
  await form.getByLabel('Add photos').setInputFiles([await picture('one.jpg'), await picture('two.jpg')])
  return form
}

const sentIn = (page: Page) => page.getByRole('group', { name: quoteNotices.sent.title })

test('photos that arrive after the words reach the server by the same key, also from another page of the site', async ({
  page,
}) => {
  const bodies: { idempotencyKey: string; photoUrls: string[]; photosNotArrived: number }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/send-lead-email')) bodies.push(request.postDataJSON())
  })
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const form = await openQuoteForm(page)
  await fill(form, enquiryOf('Wanda Round'))
  await page.route(/X-Amz-Signature/, async (route) => {
    await held
    await route.continue()
  })
  await form.getByLabel('Add photos').setInputFiles([await picture('one.jpg'), await picture('two.jpg')])
  await submit(form)
  await expect(sentIn(page)).toBeFocused()
  await page.getByRole('banner').getByRole('link', { name: 'FAQs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /questions/i })).toBeVisible()
  release()
  await expect.poll(() => bodies.length).toBe(2)
  expect(bodies[1]).toMatchObject({ idempotencyKey: bodies[0]?.idempotencyKey, photosNotArrived: 0 })
  expect(bodies[1]?.photoUrls).toHaveLength(2)
  await page.goBack()
  await expect(sentIn(page)).toContainText('With 2 photos.')
  // A reload keeps the receipt.
  await page.reload()
  await expect(sentIn(page)).toContainText('Wanda Round')
})

test('a page that is closed right after Send loses no word', async ({ page, context, inbox }) => {
  const form = await withHangingPhotos(page, /X-Amz-Signature/, 'Cleo Sed')
  const asked = page.waitForRequest('**/api/send-lead-email')
  await submit(form)
  await asked
  const other = await context.newPage()
  await page.close()
  await inbox.mailFrom('Cleo Sed')
  await other.close()
})

test('a text that is called a photo is said when it is chosen, with another way to send it; the form can be emptied, for good', async ({
  page,
}) => {
  const form = await openQuoteForm(page)
  const text = { name: 'fake.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }
  await form.getByLabel('Add photos').setInputFiles([text, await picture('real.jpg')])
  await expect(page.getByRole('alert')).toContainText('File fake.jpg is not a valid image type.')
  await expect(page.getByRole('alert').getByRole('link', { name: 'WhatsApp' })).toBeVisible()
  await expect(form.getByText('real.jpg', { exact: true })).toBeVisible()
  await fill(form, enquiryOf('Not You'))
  await form.getByRole('button', { name: 'Empty the form' }).click()
  await page.reload()
  for (const name of ['fullName', 'jobDescription']) await expect(form.locator(`[name=${name}]`)).toHaveValue('')
  await expect(form.getByText('real.jpg', { exact: true })).toBeHidden()
})

test('what a browser lacks does not stop an enquiry: it is posted the plain way, and its photos are counted', async ({
  page,
  inbox,
  problems,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID')
  })
  const form = await openQuoteForm(page)
  await fill(form, enquiryOf('Uma Plain')).catch(() => undefined)
  await form.getByLabel('Add photos').setInputFiles(await picture('one.jpg'))
  await expect(form.getByText('one.jpg', { exact: true })).toBeVisible()
  await submit(form)
  await expect(page.getByRole('heading', { level: 1, name: quoteNotices.sent.title })).toBeVisible()
  const told = '1 of 1 photo was not sent.'
  await expect(page.getByRole('main')).toContainText(told)
  expect((await inbox.mailFrom('Uma Plain')).body.text).toContain(told)
  // Said in the console, as nothing was kept in the draft.
  expect(problems.filter((problem) => !problem.includes('randomUUID'))).toEqual([])
  problems.length = 0
})
