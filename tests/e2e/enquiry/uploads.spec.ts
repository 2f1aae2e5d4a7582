import sharp from 'sharp'
import { expect, test } from '../support/site.ts'
import { fill, openQuoteForm, photoLinks, picture, receipt, submit, typedBy } from './form.ts'

// Tracing fetches a thumbnail that is not a picture again, over a connection that the CSP forbids. Set only in CI,
// which traces, because a file with options of its own starts another browser.
if (process.env.CI) test.use({ trace: 'off' })

test('what only claims to be a photo is refused when it is chosen, and the enquiry arrives with the others; a transparent one is on white, whatever its name says', async ({
  page,
  inbox,
}) => {
  const script = '<script>document.title = "taken over"</script>'
  const real = await picture('real.jpg')
  const clear = sharp({ create: { width: 64, height: 48, channels: 4, background: '#0000' } }).png()
  const form = await openQuoteForm(page)
  await fill(form, typedBy('Polly Glott'))
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
