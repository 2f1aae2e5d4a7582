/** The text of an enquiry is sent at once, whatever happens to its photos */
import type { Page } from '@playwright/test'
import { enquiryNotices } from '#shared/enquiry-rules.ts'
import { enquiryOf, fill, openQuoteForm, picture, submit } from './quote-form.ts'
import { expect, expectAccessible, test, untilReady } from './site.ts'

const sentIn = (page: Page) => page.getByRole('group', { name: enquiryNotices.sent.title })

test('each photo has its bar; those that arrive after the words reach the server by the same key, also from another page of the site, and the receipt counts them in', async ({
  page,
}) => {
  const bodies: object[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/send-lead-email')) bodies.push(request.postDataJSON())
  })
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const form = await openQuoteForm(page)
  await fill(form, enquiryOf('Wanda Round'))
  await page.route(/two\.jpg.*X-Amz-Signature/, async (route) => {
    await held
    await route.continue()
  })
  await form.getByLabel('Add photos').setInputFiles([await picture('one.jpg'), await picture('two.jpg')])
  await expect(form.getByRole('listitem').filter({ hasText: 'one.jpg' })).toContainText('uploaded')
  await expect(form.getByRole('progressbar', { name: 'Uploading two.jpg' })).toBeVisible()
  await submit(form)
  await expect(sentIn(page)).toBeFocused()
  await expect(sentIn(page)).toContainText('1 of 2 photos so far')
  await expectAccessible(page, '.quote')
  await page.getByRole('banner').getByRole('link', { name: 'FAQs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /questions/i })).toBeVisible()
  release()
  await expect.poll(() => bodies.length).toBe(2)
  expect(bodies[0]).toMatchObject({ photoUrls: [expect.stringContaining('one.jpg')], photosToFollow: 1, website: '' })
  const photoUrls = [expect.stringContaining('one.jpg'), expect.stringContaining('two.jpg')]
  expect(bodies[1]).toEqual({ ...bodies[0], photoUrls, photosToFollow: 0 })
  await page.goBack()
  await expect(sentIn(page)).toContainText('With 2 photos.')
  for (const said of Object.values(enquiryNotices.sent))
    await expect(page.getByRole('main').getByText(said)).toHaveCount(1)
  await expectAccessible(page, '.quote')
  expect(await page.evaluate(() => localStorage.getItem('quote-draft'))).toBeNull()
  // After a reload the form is empty.
  await page.reload()
  await untilReady(page)
  for (const name of ['fullName', 'jobDescription']) await expect(form.locator(`[name=${name}]`)).toHaveValue('')
  await expect(form.getByText('one.jpg', { exact: true })).toHaveCount(0)
})

test('closing the page right after Send loses no text', async ({ page, context, inbox }) => {
  const form = await openQuoteForm(page)
  await fill(form, enquiryOf('Cleo Sed'))
  await page.route(/X-Amz-Signature/, () => undefined)
  await form.getByLabel('Add photos').setInputFiles(await picture('one.jpg'))
  const asked = page.waitForRequest('**/api/send-lead-email')
  await submit(form)
  await asked
  const other = await context.newPage()
  await page.close()
  await inbox.mailFrom('Cleo Sed')
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
