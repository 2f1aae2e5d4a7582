/** The text of an enquiry is sent at once, whatever happens to its photos */
import type { Page } from '@playwright/test'
import { enquiryNotices } from '#shared/enquiry-rules.ts'
import { answerEnquiries, enquiryOf, fill, openQuoteForm, photoLinks, picture, submit } from './quote-form.ts'
import { expect, expectAccessible, openReady, test, untilReady } from './site.ts'

const sentIn = (page: Page) => page.getByRole('group', { name: enquiryNotices.sent.title })

test('the words leave once, with the address of every photo before any is encoded; those that arrive after them, also from another page of the site and after a minute offline, are counted in on the receipt and shown in the one mail', async ({
  page,
  context,
  inbox,
}) => {
  // The queue looks for a late photo after 20 s.
  test.setTimeout(90_000)
  const bodies: { photoUrls: string[] }[] = []
  const signed: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/send-lead-email')) bodies.push(request.postDataJSON())
    if (request.url().endsWith('/api/photo-uploads')) signed.push(request.postDataJSON().photos[0].key)
  })
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const form = await openQuoteForm(page)
  await fill(form, enquiryOf('Wanda Round'))
  await page.route(/re-encode.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await form.getByLabel('Add photos').setInputFiles([await picture('one.jpg'), await picture('two.jpg')])
  for (const name of ['one.jpg', 'two.jpg'])
    await expect(form.getByRole('progressbar', { name: `Uploading ${name}` })).toBeVisible()
  await submit(form)
  await expect(sentIn(page)).toBeFocused()
  await expect(sentIn(page)).toContainText('0 of 2 photos so far')
  await expectAccessible(page, '.quote')
  expect(signed).toEqual([])
  expect(bodies).toMatchObject([{ photoUrls: [/one\.jpg$/, /two\.jpg$/].map((end) => expect.stringMatching(end)) }])
  await page.getByRole('banner').getByRole('link', { name: 'FAQs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /questions/i })).toBeVisible()
  await context.setOffline(true)
  release()
  await context.setOffline(false)
  const { text } = (await inbox.mailFrom('Wanda Round')).body
  expect(photoLinks(text)).toEqual(bodies[0]?.photoUrls)
  for (const key of signed) expect(bodies[0]?.photoUrls.join()).toContain(key)
  expect(bodies).toHaveLength(1)
  await page.goBack()
  await expect(sentIn(page)).toContainText('With 2 photos.')
  for (const said of Object.values(enquiryNotices.sent))
    await expect(page.getByRole('main').getByText(said)).toHaveCount(1)
  await expectAccessible(page, '.quote')
  expect(await page.evaluate(() => localStorage.getItem('enquiry-draft'))).toBeNull()
  // After a reload the form is empty.
  await page.reload()
  await untilReady(page)
  for (const name of ['fullName', 'jobDescription']) await expect(form.locator(`[name=${name}]`)).toHaveValue('')
  await expect(form.getByText('one.jpg', { exact: true })).toHaveCount(0)
})

test('an upload that stalls, or whose signing fails, goes on after Send; after nine minutes the receipt says that it failed', async ({
  page,
}) => {
  await answerEnquiries(page, 200)
  await page.clock.install()
  const form = await openQuoteForm(page)
  await fill(form, enquiryOf('Stella Stalled'))
  await page.route('**/api/photo-uploads', (route) => route.fulfill({ status: 503, json: {} }))
  await page.route(/never\.jpg.*X-Amz-Signature/, () => undefined)
  await form.getByLabel('Add photos').setInputFiles([await picture('later.jpg'), await picture('never.jpg')])
  await submit(form)
  await expect(sentIn(page)).toContainText('0 of 2 photos so far. Keep this page open')
  await page.unroute('**/api/photo-uploads')
  // An answer of 503 may still be on its way, after which there is another pause.
  await expect(async () => {
    await page.clock.runFor('00:20')
    await expect(sentIn(page)).toContainText('1 of 2 photos so far. Keep this page open', { timeout: 1000 })
  }).toPass()
  await page.clock.runFor('09:00')
  await expect(sentIn(page)).toContainText('Failed to upload never.jpg: it took too long')
  await expect(sentIn(page).getByRole('status').getByRole('link', { name: 'WhatsApp' })).toBeVisible()
  await expect(sentIn(page).getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expectAccessible(page, '.quote')
})

test('an emergency is mailed at once with its photo on its way, also where the page is closed right after Send', async ({
  page,
  context,
  inbox,
}) => {
  await openReady(page, '/services/emergency')
  const form = page.locator('main form')
  await fill(form, enquiryOf('Cleo Sed'))
  await page.route(/X-Amz-Signature/, () => undefined)
  await form.getByLabel('Add photos').setInputFiles(await picture('one.jpg'))
  const asked = page.waitForRequest('**/api/send-lead-email')
  await submit(form)
  await asked
  const other = await context.newPage()
  await page.close()
  const { text } = (await inbox.mailFrom('Cleo Sed')).body
  expect(text).toContain('Photos on their way:')
  expect(photoLinks(text)).toHaveLength(1)
  await other.close()
})

test('a browser without a needed API posts the form as plain HTML', async ({ page, inbox, problems }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID')
  })
  const form = await openQuoteForm(page)
  await fill(form, enquiryOf('Uma Plain')).catch(() => undefined)
  await submit(form)
  await expect(page.getByRole('heading', { level: 1, name: enquiryNotices.sent.title })).toBeVisible()
  await inbox.mailFrom('Uma Plain')
  // The error is logged to the console, because the draft could not be saved.
  expect(problems.filter((problem) => !problem.includes('randomUUID'))).toEqual([])
  problems.length = 0
})
