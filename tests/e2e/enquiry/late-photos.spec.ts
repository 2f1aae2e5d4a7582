/** The text of an enquiry is sent at once, whatever happens to its photos */
import { enquiryNotices } from '#shared/enquiry-words.ts'
import { expect, expectAccessible, hold, openReady, test, untilReady } from '../support/site.ts'
import {
  fill,
  openQuoteForm,
  pageForm,
  photoLinks,
  picture,
  receipt,
  sendUrl,
  storedDrafts,
  submit,
  typedBy,
} from './form.ts'

test('the words leave before any photo is encoded; photos that follow from another page, once it is online again, are counted on the receipt and shown in the one mail', async ({
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
  const form = await openQuoteForm(page)
  await fill(form, typedBy('Wanda Round'))
  const release = await hold(page, /re-encode.*\.js/)
  await form.getByLabel('Add photos').setInputFiles([await picture('one.jpg'), await picture('two.jpg')])
  for (const name of ['one.jpg', 'two.jpg'])
    await expect(form.getByRole('progressbar', { name: `Uploading ${name}` })).toBeVisible()
  await submit(form)
  await expect(receipt(page)).toBeFocused()
  await expect(receipt(page)).toContainText('0 of 2 photos so far')
  await expectAccessible(page, '.enquiry')
  expect(signed).toEqual([])
  expect(bodies).toMatchObject([{ photoUrls: [/one\.jpg$/, /two\.jpg$/].map((end) => expect.stringMatching(end)) }])
  await page.getByRole('banner').getByRole('link', { name: 'FAQs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /questions/i })).toBeVisible()
  await context.setOffline(true)
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/photo-uploads'))
  await release()
  await lost
  await context.setOffline(false)
  await page.goBack()
  await expect(receipt(page)).toContainText('With 2 photos.')
  for (const said of Object.values(enquiryNotices.sent))
    await expect(page.getByRole('main').getByText(said)).toHaveCount(1)
  await expectAccessible(page, '.enquiry')
  expect(await storedDrafts(page)).toBe(0)
  // After a reload the form is empty.
  await page.reload()
  await untilReady(page)
  for (const name of ['fullName', 'jobDescription']) await expect(form.locator(`[name=${name}]`)).toHaveValue('')
  await expect(form.getByText('one.jpg', { exact: true })).toHaveCount(0)

  const { text } = (await inbox.mailFrom('Wanda Round')).body
  expect(photoLinks(text)).toEqual(bodies[0]?.photoUrls)
  for (const key of signed) expect(bodies[0]?.photoUrls.join()).toContain(key)
  expect(bodies).toHaveLength(1)
})

test('an emergency is mailed at once with its photo on its way, also where the page is closed right after Send', async ({
  page,
  context,
  inbox,
}) => {
  await openReady(page, '/services/emergency')
  const form = pageForm(page)
  await fill(form, typedBy('Cleo Sed'))
  await page.route(/X-Amz-Signature/, (route) => route.abort())
  await form.getByLabel('Add photos').setInputFiles(await picture('one.jpg'))
  const asked = page.waitForRequest(sendUrl)
  await submit(form)
  await asked
  const other = await context.newPage()
  await page.close()
  const { text } = (await inbox.mailFrom('Cleo Sed')).body
  expect(text).toContain('Photos on their way:')
  expect(photoLinks(text)).toHaveLength(1)
  await other.close()
})
