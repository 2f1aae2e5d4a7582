/**
 * What the form makes of a bucket's refusals. The local S3 has no clock to move and loses no answers: here the browser
 * finds, at the bucket's own address and so under the production policy, the strict double of the unit tests.
 */

import { quoteNotices } from '#contract/quote-rules.ts'
import { readEndpoints } from '../../scripts/local/endpoints.ts'
import { type StrictS3Settings, startStrictS3 } from '../fixtures/strict-s3.ts'
import { localData } from './local-data.ts'
import { enquiryOf, fill, openQuoteForm, picture, submit } from './quote-form.ts'
import { test as base, expect } from './site.ts'

type Bucket = Awaited<ReturnType<typeof startStrictS3>> & {
  /** Changed by the tests; a worker runs one at a time. */
  settings: StrictS3Settings
  /** `host:port` of the local S3, whose requests come here. */
  inPlaceOf: string
}

const test = base.extend<object, { bucket: Bucket }>({
  bucket: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
    async ({}, use) => {
      const { environment, siteUrl } = await readEndpoints(`${localData}/endpoints.json`)
      const {
        AWS_ACCESS_KEY_ID: id = '',
        AWS_SECRET_ACCESS_KEY: secret = '',
        AWS_ENDPOINT_URL_S3: s3 = '',
      } = environment
      const settings: StrictS3Settings = {
        secrets: { [id]: secret },
        cors: { origins: [siteUrl], headers: ['content-type', 'if-none-match', 'x-amz-tagging'] },
      }
      const bucket = await startStrictS3(settings)
      await use({ ...bucket, settings, inPlaceOf: new URL(s3).host })
      await bucket.stop()
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, bucket }, use) => {
      const map = `--host-resolver-rules=MAP ${bucket.inPlaceOf} ${new URL(bucket.endpoint).host}`
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), map] })
    },
    { scope: 'worker' },
  ],
})

test.beforeEach(({ bucket }) => {
  bucket.objects.clear()
  bucket.settings.now = Date.now
  bucket.settings.losesAnswer = undefined
})

test('what the browser sends is what was signed [P1]', async ({ page, bucket }) => {
  const form = await openQuoteForm(page)
  await fill(form, enquiryOf('Stu Strict'))
  await form.getByLabel('Add photos').setInputFiles([await picture('a photo.jpg'), await picture('b.jpg')])
  await submit(form)
  await expect(page.getByRole('group', { name: quoteNotices.sent.title })).toBeVisible({ timeout: 10_000 })
  const stored = [...bucket.objects.values()].map(({ type, tags }) => ({ type, tags }))
  expect(stored).toEqual(Array(2).fill({ type: 'image/jpeg', tags: 'state=pending' }))
})

test('a photo whose answer was lost is put again, and 412 counts as uploaded [P4]', async ({ page, bucket }) => {
  const answers: number[] = []
  bucket.settings.losesAnswer = (status) => answers.push(status) === 1
  const enquiry = page.waitForRequest('**/api/send-lead-email')
  const form = await openQuoteForm(page)
  await fill(form, enquiryOf('Lois Answer'))
  await form.getByLabel('Add photos').setInputFiles(await picture('once.jpg'))
  await submit(form)
  await expect(page.getByRole('group', { name: quoteNotices.sent.title })).toBeVisible({ timeout: 10_000 })
  expect(answers).toEqual([200, 412])
  const [key = ''] = [...bucket.objects.keys()]
  const [url] = (await enquiry).postDataJSON().photoUrls
  expect(key.endsWith(new URL(url).pathname)).toBe(true)
})

test('an expired address is 403 and is replaced once [P2, P4]', async ({ page, bucket }) => {
  const answers: number[] = []
  bucket.settings.losesAnswer = (status) => {
    answers.push(status)
    return false
  }
  // Five minutes and a second after signing, as the bucket sees it: for the first photo put, or for all.
  const late = () => Date.now() + 301_000
  const putAddresses = new Set<string>()
  page.on('request', (request) => {
    if (request.method() === 'PUT') putAddresses.add(request.url())
  })
  bucket.settings.now = late
  const form = await openQuoteForm(page)
  await fill(form, enquiryOf('Lena Late'))
  await form.getByLabel('Add photos').setInputFiles(await picture('late.jpg'))
  await submit(form)
  await expect(form.getByRole('group', { name: 'Error' })).toContainText('Failed to upload late.jpg: it took too long')
  expect(answers).toEqual([403, 403])
  expect(putAddresses.size).toBe(2)

  bucket.settings.now = () => (answers.length < 3 ? late() : Date.now())
  await submit(form)
  await expect(page.getByRole('group', { name: quoteNotices.sent.title })).toBeVisible({ timeout: 10_000 })
  expect(answers).toEqual([403, 403, 403, 200])
  expect(putAddresses.size).toBe(4)
})
