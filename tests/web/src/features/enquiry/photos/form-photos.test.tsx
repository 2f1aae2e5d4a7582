/** The photos of the form: which are taken, how they are uploaded, and what is sent of them. */
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { enquiryNotices } from '#shared/enquiry-words.ts'
import { photoKeyOf } from '#shared/photo-key.ts'
import { photoRules } from '#shared/photo-rules.ts'
import { changeDraft, readDraft } from '../../../../../../web/src/features/enquiry/draft.ts'
import { photoSigner, stubApi, stubUploads } from '../../../../../fixtures/photo-uploads.ts'
import {
  answer,
  asksBeforeLeaving,
  chooseFiles,
  chooseStalling,
  control,
  earlierPhoto,
  error,
  jpeg,
  open,
  pass,
  press,
  send,
  sent,
  sent200,
  settle,
  slowFile,
  text,
  type,
} from '../enquiry-page.tsx'

test('a file whose first bytes are still read leaves with the words; the receipt follows it, and says if it is no photo', async () => {
  const [photo, readPhoto] = slowFile('slow.jpg')
  const [other, readOther] = slowFile('other.jpg', 'just text')
  stubUploads(200)
  await open()
  await type()
  await chooseFiles([photo, other])
  await send()
  expect(sent).toMatchObject([
    { photoUrls: [expect.stringMatching(/slow\.jpg$/), expect.stringMatching(/other\.jpg$/)] },
  ])
  await answer(sent200())
  expect(text()).toContain('0 of 2 photos so far')
  readPhoto()
  readOther()
  await vi.waitFor(() => expect(text()).toContain('1 of 2 photos reached us'), { interval: 1 })
  expect(text()).toContain('Failed to upload other.jpg: it is not of a type we can take')
  expect(text()).not.toContain('Keep this page open')
})

/** As many as are allowed, and more. */
const photosAnd = (more: number) => Array.from({ length: photoRules.maxPhotos + more }, (_, at) => jpeg(`${at}.jpg`))
const rubbish = () => new File(['no picture'], 'rubbish.jpg', { type: 'image/jpeg' })

test("before Send a file that is no photo by its label, its bytes or its size goes, with a sentence, takes no photo's place, and is not asked for after a reload", async () => {
  const pdfs = ['plan.pdf', 'plan.pdf'].map((name) => new File(['%PDF'], name, { type: 'application/pdf' }))
  const large = Object.defineProperty(jpeg('large.jpg'), 'size', { value: photoRules.maxBytes + 1 })
  stubUploads()
  await open()
  await chooseFiles([...pdfs, large, rubbish(), ...photosAnd(2)])
  await vi.waitFor(() => expect(text()).toContain('All photos are uploaded.'), { interval: 1 })
  expect(text().split('File plan.pdf is not a valid image type.')).toHaveLength(2)
  expect(text()).toContain('File large.jpg is too large.')
  expect(text()).toContain('File rubbish.jpg is not a valid image type.')
  const { maxPhotos } = photoRules
  expect(text()).toContain(`Maximum ${maxPhotos} photos allowed. We left out ${maxPhotos}.jpg, ${maxPhotos + 1}.jpg.`)
  expect(document.querySelectorAll('.enquiry-photo')).toHaveLength(maxPhotos)
  expect(readDraft().photos.filter(({ isUploaded }) => !isUploaded)).toEqual([])
})

test('photos of an earlier page and of this one are together no more than are allowed', async () => {
  const bucket = stubUploads()
  const earlier = Array.from({ length: photoRules.maxPhotos - 2 }, (_, index) => earlierPhoto(`earlier${index}.jpg`))
  changeDraft(() => ({ photos: earlier }))
  await open()
  await chooseFiles(3)
  await vi.waitFor(() => expect(bucket).toHaveLength(2), { interval: 1 })
  expect(text()).toContain('photos allowed. We left out 2.jpg.')
  expect(document.querySelectorAll('.enquiry-photo')).toHaveLength(photoRules.maxPhotos)
})

test("after a failed Send, too, a file that is no photo takes no photo's place", async () => {
  stubUploads()
  await open()
  await type()
  await chooseFiles(1)
  await send()
  await answer(error(400))
  await chooseFiles([rubbish(), ...photosAnd(-1)])
  await vi.waitFor(() => expect(text()).toContain('All photos are uploaded.'), { interval: 1 })
  expect(document.querySelectorAll('.enquiry-photo')).toHaveLength(photoRules.maxPhotos)
  expect(text()).not.toContain('photos allowed')
})

test('a photo removed while its first bytes are read stays away', async () => {
  const [photo, read] = slowFile('slow.jpg')
  const puts = stubUploads()
  await open()
  await chooseFiles([photo])
  await act(async () => document.querySelector<HTMLElement>('.enquiry-photo .button--icon')?.click())
  read()
  await settle(1000)
  expect(text()).not.toContain('slow.jpg')
  expect(puts).toHaveLength(0)
})

test.each([
  ['for its time', 422, 'the clock on this device is wrong'],
  ['beyond the photos of a day', 429, 'that is enough photos for today'],
])(
  'a photo that the server refuses %s says so in the form, and is not asked for again',
  async (_, status, sentence) => {
    const asked = vi.fn(() => error(status, { error: { code: 'invalid', message: 'No', fields: { key: sentence } } }))
    stubApi({ createPhotoUploads: asked })
    await open()
    await chooseFiles(1)
    await vi.waitFor(() => expect(text()).toContain(`Failed to upload 0.jpg: ${sentence}`), { interval: 1 })
    expect(document.querySelector('.enquiry-photo')?.textContent).not.toMatch(/again/)
    await settle(60_000)
    expect(asked).toHaveBeenCalledOnce()
  },
)

test('no mail waits for a photo that has failed; of one that fails after a lost answer the repeat is the same enquiry', async () => {
  const urls = () => sent.at(-1)?.photoUrls as string[] // what the form sends
  stubUploads(400, 'stall', 400)
  await open()
  await type()
  await chooseFiles(1)
  await vi.waitFor(() => expect(text()).toContain('Failed to upload 0.jpg'), { interval: 1 })
  await chooseFiles([jpeg('stalls.jpg')])
  await send()
  expect(urls().map(photoKeyOf)).toEqual([undefined, expect.stringMatching(/stalls\.jpg$/)])
  await settle(9600)
  await pass(1)
  expect(text()).toContain('Failed to upload stalls.jpg')
  await send()
  expect(sent[1]).toEqual({ ...sent[0], formToken: sent[1]?.formToken })
  await answer(sent200())
  expect(text()).toContain('0 of 2 photos reached us')
})

test.each([
  ['a refusal', () => answer(error(400)), {}],
  ['a lost answer to other words', () => settle(9600), { jobDescription: 'A cooker' }],
])('no mail waits for a photo that has failed since %s', async (_, end, changes) => {
  stubUploads('stall', 400)
  await open()
  await type()
  await chooseFiles(1)
  await send()
  await end()
  await pass(1)
  expect(text()).toContain('Failed to upload 0.jpg')
  await type(changes)
  await send()
  const urls = sent.map(({ photoUrls }) => photoUrls as string[]) // what the form sends
  expect(urls.map(([url = '']) => photoKeyOf(url))).toEqual([expect.stringMatching(/0\.jpg$/), undefined])
})

test('a photo is in the request while its upload cannot be signed, asked for again under the same key, and not once it was removed', async () => {
  const asked: string[] = []
  let isOffline = true
  const sign = photoSigner()
  stubApi({
    createPhotoUploads(body) {
      asked.push(...body.photos.map(({ key }) => key))
      return isOffline ? error(503) : sign(body)
    },
    sendLeadEmail(body) {
      sent.push(body)
      return sent200()
    },
  })
  await open()
  await type()
  stubUploads()
  await chooseFiles(2)
  await vi.waitFor(() => expect(new Set(asked).size).toBe(2), { interval: 1 })
  await act(async () => document.querySelector<HTMLElement>('.enquiry-photo .button--icon')?.click())
  await settle(10_000)
  expect(text()).toContain('Not uploaded yet: our website is not answering at the moment. We keep trying.')
  await send()
  const [key = ''] = asked.slice(-1)
  expect(sent).toMatchObject([{ photoUrls: [`${location.origin}/${key}`] }])
  expect(text()).toContain('0 of 1 photo so far')
  expect(text()).toContain('Not uploaded yet')
  isOffline = false
  await settle(15_000)
  await vi.waitFor(() => expect(text()).toContain('With 1 photo.'), { interval: 1 })
  expect(new Set(asked).size).toBe(2)
})

test('offline a photo waits for a connection, which is said at once and on the receipt, and is uploaded once there is one', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const puts = stubUploads(0)
  await open()
  await type()
  await chooseFiles(1)
  await vi.waitFor(() => expect(text()).toContain('Waiting for a connection.'), { interval: 1 })
  await send()
  await answer(sent200())
  expect(text()).toContain('0 of 1 photo so far')
  expect(text()).toContain('Waiting for a connection.')
  expect(puts).toHaveLength(1)
  online.mockReturnValue(true)
  await act(async () => void window.dispatchEvent(new Event('online')))
  await vi.waitFor(() => expect(text()).toContain('With 1 photo.'), { interval: 1 })
  expect(text()).not.toContain('Waiting')
})

test('an upload that fails for a moment is tried again without a word, and again when the page is looked at', async () => {
  const puts = stubUploads(0, 503, 0, 0)
  await open()
  await chooseFiles(1)
  await vi.waitFor(() => expect(puts).toHaveLength(1), { interval: 1 })
  await settle(3000)
  expect(puts).toHaveLength(3)
  expect(text()).not.toContain('Not uploaded yet')
  await settle(2000)
  expect(puts).toHaveLength(4)
  expect(text()).toContain('Not uploaded yet: the connection was lost. We keep trying.')
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await vi.waitFor(() => expect(text()).toContain('The photo is uploaded.'), { interval: 1 })
})

test('an upload is tried for nine minutes after Send, in which the browser asks before the tab is left, and then given up', async () => {
  await open()
  await type()
  await chooseStalling()
  await send()
  await answer(sent200())
  await pass(photoRules.uploadWaitMinutes - 0.5)
  expect(text()).toContain('Keep this page open')
  expect(asksBeforeLeaving()).toBe(true)
  await pass(0.5)
  expect(text()).toContain('Failed to upload 0.jpg: it took too long')
  expect(text()).not.toContain('Keep this page open')
  expect(asksBeforeLeaving()).toBe(false)
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(text()).toContain('Failed to upload')
})

test('the nine minutes begin with the first Send that may have reached us; what is another enquiry has its own', async () => {
  await open()
  await type()
  await chooseStalling()
  await send()
  // The answer is lost.
  await settle(9600)
  expect(text()).toContain(enquiryNotices.failed.text)
  await pass(5)
  await send()
  await answer(sent200())
  expect(sent[1]).toEqual({ ...sent[0], formToken: sent[1]?.formToken })
  await pass(photoRules.uploadWaitMinutes - 5)
  expect(text()).toContain('Failed to upload 0.jpg')

  await press('Send another enquiry')
  await type()
  await chooseStalling()
  await send()
  await settle(9600)
  await pass(5)
  await type({ jobDescription: 'A socket, and a light' })
  await send()
  await answer(sent200())
  await pass(photoRules.uploadWaitMinutes - 1)
  expect(text()).toContain('Keep this page open')
})

test('photos of one name have buttons of their own names', async () => {
  await open()
  await chooseStalling()
  await chooseStalling()
  const buttons = [...document.querySelectorAll('.enquiry-photo button')].map(({ textContent }) => textContent)
  expect(buttons).toEqual(['Remove 0.jpg, photo 1', 'Remove 0.jpg, photo 2'])
})

test('what is wrong with a chosen file is said at the field, with another way to send it, until a photo is removed', async () => {
  const input = () => control('photoUrls')
  const said = () => document.getElementById(input().getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
  stubUploads()
  await open()
  await chooseFiles([jpeg('0.jpg'), new File(['<svg/>'], 'plan.svg', { type: 'image/svg+xml' })])
  await vi.waitFor(() => expect(text()).toContain('The photo is uploaded.'), { interval: 1 })
  expect(said()?.getAttribute('role')).toBe('alert')
  expect(said()?.textContent).toContain('Photo ErrorFile plan.svg is not a valid image type.')
  expect(said()?.querySelector('a[href^="https://wa.me/"]')).not.toBeNull()
  await press('Remove 0.jpg')
  expect(document.querySelector('[role=alert]')).toBeNull()
  expect(document.activeElement).toBe(input())
})

test('a file dropped beside the form is not opened in place of the page; text is dropped as ever', async () => {
  await open()
  for (const [kind, isRefused] of [
    ['Files', true],
    ['text/plain', false],
  ] as const)
    for (const type of ['dragover', 'drop']) {
      // jsdom has no `DragEvent`.
      const event = new Event(type, { bubbles: true, cancelable: true })
      document.body.dispatchEvent(Object.assign(event, { dataTransfer: { types: [kind] } }))
      expect(event.defaultPrevented, `${type} of ${kind}`).toBe(isRefused)
    }
})
