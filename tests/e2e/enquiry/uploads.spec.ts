import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { apiPaths } from '#shared/api-paths.ts'
import { createPhotoKey } from '#shared/photo-key.ts'
import type { PhotoUpload } from '#shared/photo-upload.ts'
import { expect, openReady, test } from '../support/site.ts'
import { enquiryOf, fill, openQuoteForm, photoLinks, picture, receipt, submit } from './form.ts'

// Tracing fetches a thumbnail that is not a picture again, over a connection that the CSP forbids. Set only in CI,
// which traces, because a file with options of its own starts another browser.
if (process.env.CI) test.use({ trace: 'off' })

const gif = 'GIF89a is enough of a picture here'

/** Requests a signed URL from our API, like the form. */
async function signedUpload(page: Page, name: string): Promise<PhotoUpload & { key: string }> {
  const key = createPhotoKey(name, Date.now(), crypto.randomUUID())
  const photos = [{ key, type: 'image/gif', size: gif.length }]
  const { token: formToken } = await (await page.request.get('/api/form-token')).json()
  const response = await page.request.post('/api/photo-uploads', { data: { photos, formToken } })
  return { ...(await response.json()).uploads[0], key }
}

/** Status of a PUT by a script of this page; `blocked` if the browser does not allow it. */
function put(page: Page, upload: PhotoUpload, body = gif, headers = {}): Promise<number | 'blocked'> {
  const sent = { url: upload.uploadUrl, body, headers: { ...upload.headers, ...headers } }
  return page.evaluate(
    ({ url, ...init }) =>
      fetch(url, { method: 'PUT', ...init }).then(
        ({ status }) => status,
        () => 'blocked' as const,
      ),
    sent,
  )
}

test("another site's page cannot upload, even with a good address", async ({ page, baseURL }) => {
  await openReady(page, '/privacy')
  const upload = await signedUpload(page, 'foreign.gif')
  // The same server under another host name is another origin, with a CSP that allows the connection.
  await openReady(page, `${baseURL?.replace('localhost', '127.0.0.1')}/privacy`)
  expect(await put(page, upload)).toBe('blocked')
  await openReady(page, '/privacy')
  expect(await put(page, upload, gif, { 'x-amz-acl': 'public-read' })).toBe('blocked')
  // Nothing was uploaded before, and the URL is still valid.
  expect(await put(page, upload)).toBe(200)
})

test('a signed address takes its file once; the photo is read once its enquiry has arrived, never acts as a page, and cannot be found', async ({
  page,
}) => {
  await openReady(page, '/privacy')
  const upload = await signedUpload(page, 'seven.gif')
  expect(await put(page, upload, `${gif} and more`)).toBe(403)
  expect(await put(page, upload)).toBe(200)
  expect(await put(page, upload)).toBe(412)

  const pathname = `/${upload.key}`
  expect((await page.request.get(pathname)).status()).toBe(403)
  const enquiry = {
    ...enquiryOf('Pia Seven'),
    photoUrls: [new URL(pathname, page.url()).href],
    idempotencyKey: crypto.randomUUID(),
  }
  // By the page itself: what no page of the site has sent is marked, and its photos are read by nobody.
  const status = page.evaluate(
    async ([url = '', body]) =>
      (await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status,
    [apiPaths.sendLeadEmail.path, JSON.stringify(enquiry)],
  )
  expect(await status).toBe(200)

  // The queue's worker attaches it.
  await expect.poll(async () => (await page.request.get(pathname)).status()).toBe(200)
  const photo = await page.request.get(pathname)
  expect(photo.headers()).toMatchObject({
    'content-type': 'image/gif',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'cache-control': 'private, no-store',
    'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
  })
  const bucket = new URL(upload.uploadUrl)
  const bucketUrl = bucket.href.slice(0, bucket.href.indexOf('/customer-photos/'))
  for (const place of ['/customer-photos', '/customer-photos/', bucketUrl, `${bucketUrl}/`]) {
    for (const query of ['', '?list-type=2&prefix=customer-photos/', '?versions']) {
      const answer = await page.request.get(place + query)
      expect([403, 404], place + query).toContain(answer.status())
      expect(await answer.text()).not.toContain('seven.gif')
    }
  }
  expect((await page.request.get(`${bucketUrl}${pathname}`)).status()).toBe(403)
})

test('what only claims to be a photo is refused when it is chosen, and the enquiry arrives with the others; a transparent one is on white, whatever its name says', async ({
  page,
  inbox,
}) => {
  const script = '<script>document.title = "taken over"</script>'
  const real = await picture('real.jpg')
  const clear = sharp({ create: { width: 64, height: 48, channels: 4, background: '#0000' } }).png()
  const form = await openQuoteForm(page)
  await fill(form, enquiryOf('Polly Glott'))
  await form.getByLabel('Add photos').setInputFiles([
    // HTML followed by a picture: readers decide by the first bytes.
    { name: 'page.png', mimeType: 'image/png', buffer: Buffer.concat([Buffer.from(script), real.buffer]) },
    // A transparent PNG followed by HTML, and a picture that is a script as well.
    { ...real, buffer: Buffer.concat([await clear.toBuffer(), Buffer.from(script)]) },
    { name: 'script.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a=0;document.title="taken over"') },
    // The beginning of a picture, followed by none.
    {
      name: 'rubbish.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.concat([real.buffer.subarray(0, 4), Buffer.alloc(5000)]),
    },
    // A photo that was cut short shows what is left of it.
    { name: 'cut.jpg', mimeType: 'image/jpeg', buffer: real.buffer.subarray(0, -200) },
  ])
  await expect(page.getByRole('alert')).toContainText('File page.png is not a valid image type.')
  await expect(page.getByRole('alert')).toContainText('File rubbish.jpg is not a valid image type.')
  await expect(form.getByText('All photos are uploaded.')).toBeAttached({ timeout: 15_000 })
  await submit(form)
  await expect(receipt(page)).toBeVisible({ timeout: 15_000 })
  const { body } = await inbox.mailFrom('Polly Glott')
  const [jpeg = '', polyglot = '', cut = '', ...rest] = photoLinks(body.text)
  expect([jpeg.endsWith('real.jpg'), polyglot.endsWith('script.gif'), cut.endsWith('cut.jpg'), rest]).toEqual([
    true,
    true,
    true,
    [],
  ])

  const received = await (await page.request.get(jpeg)).body()
  expect(received.includes('<script>')).toBe(false)
  const { channels } = await sharp(received).stats()
  expect(channels.slice(0, 3).map(({ min }) => min)).toEqual([255, 255, 255])
  const outcome = await page.evaluate(
    (src) =>
      import(src).then(
        () => 'run',
        () => 'blocked',
      ),
    polyglot,
  )
  expect(outcome).toBe('blocked')
  // In a new tab, because the browser's own page around a picture needs styles that the photo's CSP forbids.
  const tab = await page.context().newPage()
  await tab.goto(polyglot)
  expect(await tab.title()).not.toBe('taken over')
})

test('a file dropped beside the form is not opened in place of the page; text is dropped as ever', async ({ page }) => {
  await openQuoteForm(page)
  const prevented = await page.evaluate(() => {
    const file = new DataTransfer()
    file.items.add(new File(['photo'], 'board.jpg', { type: 'image/jpeg' }))
    const text = new DataTransfer()
    text.setData('text/plain', 'a word')
    const dropped = (type: string, dataTransfer: DataTransfer) =>
      !document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
    return [dropped('dragover', file), dropped('drop', file), dropped('dragover', text), dropped('drop', text)]
  })
  expect(prevented).toEqual([true, true, false, false])
})
