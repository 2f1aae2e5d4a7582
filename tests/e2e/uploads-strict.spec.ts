/**
 * What the form makes of a bucket's refusals. The stack's S3 has no clock to move and loses no answers: here the browser
 * finds, at the bucket's own address and so under the production policy, a second one that does.
 */
import type { Page } from '@playwright/test'
import { quoteNotices } from '#contract/quote-rules.ts'
import { readEndpoints } from '../../scripts/local/endpoints.ts'
import { startS3 } from '../../scripts/local/services/s3.ts'
import { startFaultProxy } from '../fixtures/faults.ts'
import { localData } from './local-data.ts'
import { enquiryOf, fill, openQuoteForm, picture, submit } from './quote-form.ts'
import { test as base, expect } from './site.ts'

interface Bucket {
  /** Changed by the tests; a worker runs one at a time. */
  now: () => number
  /** True when the next upload is stored and its connection ends without an answer. */
  losesNextAnswer: boolean
  /** How many uploads have come, of one test. */
  puts: number
  /** Tags of an object of the photo bucket. */
  tags: (key: string) => Promise<Record<string, string>>
  /** `host:port` of this bucket, and of the stack's S3, whose requests come here. */
  host: string
  inPlaceOf: string
}

const test = base.extend<object, { bucket: Bucket }>({
  bucket: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
    async ({}, use) => {
      const { environment, siteUrl } = await readEndpoints(`${localData}/endpoints.json`)
      const { PHOTO_BUCKET: name = '', AWS_ENDPOINT_URL_S3: inPlaceOf = '' } = environment
      const AllowedHeaders = ['content-type', 'if-none-match', 'x-amz-tagging']
      const cors = [{ AllowedMethods: ['PUT'], AllowedHeaders, AllowedOrigins: [siteUrl], ExposedHeaders: [] }]
      const s3 = await startS3({ buckets: [{ name, cors }], now: () => bucket.now() })
      const proxy = await startFaultProxy(s3.endpoint, ({ method }) => {
        if (method === 'PUT') bucket.puts += 1
        if (method !== 'PUT' || !bucket.losesNextAnswer) return 'ok'
        bucket.losesNextAnswer = false
        return 'cutAnswer'
      })
      const bucket: Bucket = {
        now: Date.now,
        losesNextAnswer: false,
        puts: 0,
        tags: (key) => s3.tags(name, key),
        host: new URL(proxy.endpoint).host,
        inPlaceOf: new URL(inPlaceOf).host,
      }
      await use(bucket)
      await proxy.stop()
      await s3.stop()
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, bucket }, use) => {
      const map = `--host-resolver-rules=MAP ${bucket.inPlaceOf} ${bucket.host}`
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), map] })
    },
    { scope: 'worker' },
  ],
})

/** Statuses of the uploads that this page makes, 0 for one without an answer. */
function uploadsOf(page: Page) {
  const uploads = { answers: [] as number[], addresses: new Set<string>() }
  page.on('request', (request) => {
    if (request.method() === 'PUT') uploads.addresses.add(request.url())
  })
  page.on('requestfailed', (request) => {
    if (request.method() === 'PUT') uploads.answers.push(0)
  })
  page.on('response', (response) => {
    if (response.request().method() === 'PUT') uploads.answers.push(response.status())
  })
  return uploads
}

// One browser for both: they share its bucket.
test.describe.configure({ mode: 'default' })

test.beforeEach(({ bucket }) => {
  bucket.now = Date.now
  bucket.puts = 0
})

test('a photo whose answer was lost is put again, and 412 counts as uploaded [P4]', async ({ page, bucket }) => {
  const { answers } = uploadsOf(page)
  bucket.losesNextAnswer = true
  const withPhoto = page.waitForRequest(
    (request) => request.url().endsWith('/api/send-lead-email') && request.postDataJSON().photoUrls.length > 0,
  )
  const form = await openQuoteForm(page)
  await fill(form, enquiryOf('Lois Answer'))
  await form.getByLabel('Add photos').setInputFiles(await picture('once.jpg'))
  await submit(form)
  await expect(page.getByRole('group', { name: quoteNotices.sent.title })).toBeVisible({ timeout: 10_000 })
  await expect.poll(() => answers).toEqual([0, 412])
  const [url] = (await withPhoto).postDataJSON().photoUrls
  expect(await bucket.tags(new URL(url).pathname.slice(1))).toEqual({ state: 'pending' })
})

test('an expired address is 403 and is replaced once [P2] [P4]', async ({ page, bucket }) => {
  const { answers, addresses } = uploadsOf(page)
  // Five minutes and a second after signing, as the bucket sees it: for the first photo put, or for all.
  const late = () => Date.now() + 301_000
  bucket.now = late
  const form = await openQuoteForm(page)
  await fill(form, enquiryOf('Lena Late'))
  await form.getByLabel('Add photos').setInputFiles(await picture('late.jpg'))
  await expect(form.getByText('Failed to upload late.jpg: it took too long')).toBeVisible()
  expect(answers).toEqual([403, 403])
  expect(addresses.size).toBe(2)

  bucket.now = () => (bucket.puts < 4 ? late() : Date.now())
  await submit(form)
  await expect(page.getByRole('group', { name: quoteNotices.sent.title })).toBeVisible({ timeout: 10_000 })
  await expect.poll(() => answers).toEqual([403, 403, 403, 200])
  expect(addresses.size).toBe(4)
})
