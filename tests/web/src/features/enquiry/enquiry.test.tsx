/** The quote form with its provider: what is sent, when, and what the visitor sees of it. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, Profiler, type ReactElement, useState } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dangerAdvice } from '#content/danger-advice.ts'
import { eachEnquiryField, enquiryField, enquiryFieldNames } from '#shared/enquiry-fields.ts'
import { enquiryNotices, maybeArrived, tooLong } from '#shared/enquiry-words.ts'
import { createPhotoKey, photoKeyOf } from '#shared/photo-key.ts'
import { photoRules } from '#shared/photo-rules.ts'
import { emptyDraft, newDraft, readDraft, writeDraft } from '../../../../../web/src/features/enquiry/draft.ts'
import { EnquiryForm } from '../../../../../web/src/features/enquiry/EnquiryForm.tsx'
import { EnquiryProvider, useEnquiry } from '../../../../../web/src/features/enquiry/EnquiryProvider.tsx'
import { keepEarlyInput } from '../../../../../web/src/features/enquiry/early-form.ts'
import { keyName, readFields } from '../../../../../web/src/features/enquiry/read-form.ts'
import { PageSubject, type Subject } from '../../../../../web/src/subject.ts'
import { photoBucket, photoSigner, stubApi } from '../../../../fixtures/photo-uploads.ts'
import { pictures } from '../../../../fixtures/pictures.ts'
import { typedFields } from '../../../../fixtures/typed-fields.ts'

const typed = typedFields({
  fullName: 'Ada',
  phone: '07700 900123',
  postcode: 'TW9 1AA',
  jobDescription: 'A socket',
})
const sent200 = () => Response.json({ enquiryId: '1a2b3c4d', urgent: false })
const error = (status: number, body: object = {}) => Response.json(body, { status })
const invalid = { error: { code: 'invalid', message: 'No', fields: { phone: 'Not in use.' } } }

let root: Root
let client: QueryClient
const showForm = vi.fn()
/** Bodies of the requests sent, and what answers the next ones. */
let sent: Record<string, unknown>[]
let waiting: ((answer: Response) => void)[]
/** Shows or hides the page's form. */
let show: (isShown: boolean) => void
let navigate: NavigateFunction

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:photo'
      static override revokeObjectURL = () => undefined
    },
  )
  // jsdom has no layout: what is in the document is on the screen.
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.isConnected ? [1] : []) as unknown as DOMRectList // only its length is read
  })
  Element.prototype.scrollIntoView = () => undefined
  localStorage.clear()
  writeDraft({ ...newDraft(), key: '' })
  showForm.mockClear()
  sent = []
  waiting = []
  client = new QueryClient()
  stubApi({
    createPhotoUploads: photoSigner(),
    sendLeadEmail(body, signal) {
      sent.push(body)
      return new Promise((resolve, reject) => {
        waiting.push(resolve)
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    },
  })
  document.body.innerHTML = '<div id="root"></div>'
})

afterEach(async () => {
  await act(() => root.unmount())
  client.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Site() {
  const [isShown, setIsShown] = useState(true)
  show = setIsShown
  return (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Navigator />
        <EnquiryProvider showForm={showForm}>{isShown && <EnquiryForm idPrefix="a" />}</EnquiryProvider>
      </MemoryRouter>
    </QueryClientProvider>
  )
}

function Navigator() {
  navigate = useNavigate()
  return null
}

async function open(site: ReactElement = <Site />): Promise<void> {
  root = createRoot(document.body.firstElementChild ?? document.body)
  await act(async () => root.render(site))
}

const form = () => document.querySelector<HTMLFormElement>('form') as HTMLFormElement // every caller expects it
const control = (name: string) => form().elements.namedItem(name) as HTMLInputElement // a text field
const text = () => document.body.textContent ?? ''
const settle = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** Types like a person: the browser marks the field as changed. */
async function type(fields: Record<string, string> = typed): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    await act(async () => {
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control(name)), 'value') ?? {}
      set?.call(control(name), value)
      control(name).dispatchEvent(new InputEvent('input', { bubbles: true }))
    })
  }
}

async function send(): Promise<void> {
  await act(async () => form().requestSubmit())
  await settle()
}

async function answer(response: Response): Promise<void> {
  for (const resolve of waiting.splice(0)) resolve(response)
  await settle()
}

/** Chooses a photo whose upload stalls. */
async function chooseStalling() {
  const puts = photoBucket(...Array<'stall'>(20).fill('stall'))
  await chooseFiles(1)
  // The uploader is imported, which fake timers do not control.
  await vi.waitFor(() => expect(puts).toHaveLength(1), { interval: 1 })
  await settle()
}

async function chooseFiles(chosen: number | readonly File[]): Promise<void> {
  const input = form().querySelector<HTMLInputElement>('[type=file]') as HTMLInputElement // the form has it
  const files = typeof chosen === 'number' ? Array.from({ length: chosen }, (_, index) => jpeg(`${index}.jpg`)) : chosen
  Object.defineProperty(input, 'files', { value: files, configurable: true })
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })))
}

function jpeg(name: string, content: BlobPart = pictures.jpeg): File {
  return new File([content], name, { type: 'image/jpeg' })
}

/** A file whose bytes are read once the function is called, as those of a phone's cloud are. */
function slowFile(name: string, content?: BlobPart): [file: File, read: () => void] {
  const file = jpeg(name, content)
  const start = file.slice.bind(file)
  const { promise, resolve } = Promise.withResolvers<void>()
  const read = (from?: number, to?: number) => promise.then(() => start(from, to).arrayBuffer())
  file.slice = (from, to) => Object.assign(start(from, to), { arrayBuffer: () => read(from, to) })
  return [file, resolve]
}

/** True when the browser would ask before the tab is left. */
function asksBeforeLeaving(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

/** Minutes go by, in steps in which imports and answers arrive. */
async function pass(minutes: number): Promise<void> {
  for (let step = 0; step < minutes * 4; step++) await settle(15_000)
}

test('a file whose first bytes are still read leaves with the words; the receipt follows it, and says if it is no photo', async () => {
  const [photo, readPhoto] = slowFile('slow.jpg')
  const [other, readOther] = slowFile('other.jpg', 'just text')
  photoBucket(200)
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

test("before Send a file that is no photo goes, with a sentence, takes no photo's place, and is not asked for after a reload", async () => {
  const pdfs = ['plan.pdf', 'plan.pdf'].map((name) => new File(['%PDF'], name, { type: 'application/pdf' }))
  photoBucket()
  await open()
  await chooseFiles([...pdfs, ...Array.from({ length: photoRules.maxPhotos }, (_, index) => jpeg(`${index}.jpg`))])
  await vi.waitFor(() => expect(text()).toContain('All photos are uploaded.'), { interval: 1 })
  expect(text().split('File plan.pdf is not a valid image type.')).toHaveLength(2)
  expect(text()).not.toContain('photos allowed')
  expect(document.querySelectorAll('.enquiry-photo')).toHaveLength(photoRules.maxPhotos)
  expect(readDraft().photosLost).toBe(0)
})

test('a file that is too large takes no place of a photo, and of too many photos those that are left out are named', async () => {
  const large = Object.defineProperty(jpeg('large.jpg'), 'size', { value: photoRules.maxBytes + 1 })
  photoBucket()
  await open()
  await chooseFiles([large, ...Array.from({ length: photoRules.maxPhotos }, (_, index) => jpeg(`${index}.jpg`))])
  await vi.waitFor(() => expect(text()).toContain('All photos are uploaded.'), { interval: 1 })
  expect(document.querySelectorAll('.enquiry-photo')).toHaveLength(photoRules.maxPhotos)
  expect(text()).toContain('File large.jpg is too large.')
  expect(text()).not.toContain('photos allowed')
  await chooseFiles([jpeg('six.jpg'), jpeg('seven.jpg')])
  await settle()
  expect(text()).toContain(`Maximum ${photoRules.maxPhotos} photos allowed. We left out six.jpg, seven.jpg.`)
})

test("of too many files one that is no photo by its bytes takes no photo's place", async () => {
  const rubbish = new File(['no picture'], 'rubbish.jpg', { type: 'image/jpeg' })
  photoBucket()
  await open()
  await chooseFiles([rubbish, ...Array.from({ length: photoRules.maxPhotos + 1 }, (_, index) => jpeg(`${index}.jpg`))])
  await vi.waitFor(() => expect(text()).toContain('All photos are uploaded.'), { interval: 1 })
  expect(document.querySelectorAll('.enquiry-photo')).toHaveLength(photoRules.maxPhotos)
  expect(text()).toContain('File rubbish.jpg is not a valid image type.')
  expect(text()).toContain(`photos allowed. We left out ${photoRules.maxPhotos}.jpg.`)
})

test('photos of two tabs are together no more than are allowed, whichever tab they were chosen or uploaded in first', async () => {
  const bucket = photoBucket()
  await open()
  await type()
  const others = (count: number) => Array.from({ length: count }, (_, index) => photoOfAnotherTab(`other${index}.jpg`))
  writeDraft({ ...readDraft(), photos: others(photoRules.maxPhotos - 2) })
  await chooseFiles(3)
  await vi.waitFor(() => expect(bucket).toHaveLength(2), { interval: 1 })
  expect(text()).toContain('photos allowed. We left out 2.jpg.')
  expect(document.querySelectorAll('.enquiry-photo')).toHaveLength(photoRules.maxPhotos)

  const [remove] = document.querySelectorAll<HTMLElement>('.enquiry-photo .icon-button')
  await act(async () => remove?.click())
  const [slow, read] = slowFile('slow.jpg')
  await chooseFiles([slow])
  writeDraft({ ...readDraft(), photos: others(photoRules.maxPhotos) })
  read()
  await vi.waitFor(() => expect(text()).toContain('photos allowed. We left out slow.jpg.'), { interval: 1 })
  expect(readDraft().photos).toHaveLength(photoRules.maxPhotos)
})

test('of more photos than are allowed in two tabs a form sends those that it shows first, and says which it left out', async () => {
  const shown = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => slowFile(name)[0])
  await open()
  await type()
  await chooseFiles(shown)
  const others = Array.from({ length: photoRules.maxPhotos - 2 }, (_, index) => `${index}.jpg`)
  writeDraft({ ...readDraft(), photos: others.map(photoOfAnotherTab) })
  await send()
  const names = ['a.jpg', 'b.jpg', 'c.jpg', ...others.slice(0, -1)].map((name) =>
    expect.stringMatching(RegExp(`${name}$`)),
  )
  expect(sent[0]?.photoUrls).toEqual(names)
  await answer(error(400))
  expect(text()).toContain(`We left out ${others.at(-1)}.`)
  await send()
  expect(sent[1]?.photoUrls).toEqual(names)
  await answer(sent200())
  expect(text()).toContain(`of ${photoRules.maxPhotos + 1} photos`)
  expect(text()).toContain(`We left out ${others.at(-1)}.`)
  expect(readDraft().key).toBe('')
})

test('photos that have failed leave the places to those that another tab has uploaded', async () => {
  photoBucket(...Array.from({ length: photoRules.maxPhotos }, () => 400))
  await open()
  await type()
  await chooseFiles(photoRules.maxPhotos)
  await vi.waitFor(() => expect(text().split('Failed to upload')).toHaveLength(photoRules.maxPhotos + 1), {
    interval: 1,
  })
  writeDraft({ ...readDraft(), photos: ['good.jpg', 'better.jpg'].map(photoOfAnotherTab) })
  await send()
  const urls = sent[0]?.photoUrls as string[] // what the form sends: of a failed photo its bare key
  expect(urls.map(photoKeyOf)).toEqual([
    ...Array.from({ length: photoRules.maxPhotos - 2 }, () => undefined),
    expect.stringMatching(/good\.jpg$/),
    expect.stringMatching(/better\.jpg$/),
  ])
  await answer(sent200())
  expect(readDraft().key).toBe('')
})

test.each([
  ['sent', emptyDraft],
  ['replaced', { ...newDraft(), fields: { ...typed, fullName: 'Newer' } }],
])(
  'an upload that ends leaves a draft that another tab has %s as it is, and goes with the words once somebody types',
  async (_, stored) => {
    const [slow, read] = slowFile('slow.jpg')
    photoBucket()
    await open()
    await type()
    await chooseFiles([slow])
    writeDraft(stored)
    read()
    await vi.waitFor(() => expect(text()).toContain('The photo is uploaded.'), { interval: 1 })
    expect(readDraft()).toEqual(stored)
    await type({ jobDescription: 'A cooker' })
    expect(readDraft()).toMatchObject({
      fields: { ...typed, jobDescription: 'A cooker' },
      photos: [{ name: 'slow.jpg' }],
    })
  },
)

test('who removes a photo or unticks a box brings back no draft that another tab has sent', async () => {
  photoBucket()
  writeDraft({ ...newDraft(), fields: typed, emergency: true })
  await open()
  await chooseFiles(1)
  await vi.waitFor(() => expect(text()).toContain('The photo is uploaded.'), { interval: 1 })
  writeDraft(emptyDraft)
  await act(async () => document.querySelector<HTMLElement>('.enquiry-photo .icon-button')?.click())
  await act(async () => control('emergency').click())
  expect(document.querySelectorAll('.enquiry-photo')).toHaveLength(0)
  expect(control('emergency').checked).toBe(false)
  expect(readDraft()).toEqual(emptyDraft)
})

test('a photo removed while its first bytes are read stays away', async () => {
  const [photo, read] = slowFile('slow.jpg')
  const puts = photoBucket()
  await open()
  await chooseFiles([photo])
  await act(async () => document.querySelector<HTMLElement>('.enquiry-photo .icon-button')?.click())
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
  photoBucket(400, 'stall', 400)
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
  photoBucket('stall', 400)
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
  photoBucket()
  await chooseFiles(2)
  await vi.waitFor(() => expect(new Set(asked).size).toBe(2), { interval: 1 })
  await act(async () => document.querySelector<HTMLElement>('.enquiry-photo .icon-button')?.click())
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
  const puts = photoBucket(0)
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
  const puts = photoBucket(0, 503, 0, 0)
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

  await act(async () => [...document.querySelectorAll('button')].at(-1)?.click())
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

test('after a lost answer a photo, and that it is an emergency, are sent with the same key as well', async () => {
  await open()
  await type({ ...typed, jobDescription: 'Sparks from a socket' })
  await send()
  await settle(9600)
  await chooseStalling()
  const treat = () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === dangerAdvice.treat)
  await vi.waitFor(() => expect(treat()).toBeDefined(), { interval: 1 })
  await act(async () => treat()?.click())
  await send()
  expect(sent).toMatchObject([
    { emergency: false, photoUrls: [] },
    { emergency: true, photoUrls: [expect.stringMatching(/0\.jpg$/)], idempotencyKey: sent[0]?.idempotencyKey },
  ])
})

test('an enquiry without a subject stays without one once it may have arrived, unless its visitor ticks that of a later page', async () => {
  const site = <Site />
  const page = (subject?: Subject) => <PageSubject value={subject}>{site}</PageSubject>
  await open(page())
  await type()
  await send()
  await settle(9600)
  await act(async () => root.render(page({ label: 'Rewiring', hello: 'Hello' })))
  expect(control('about').checked).toBe(false)
  await send()
  await settle(9600)
  expect(sent[1]).toEqual({ ...sent[0], formToken: sent[1]?.formToken })
  await act(async () => control('about').click())
  await send()
  expect(sent[2]).toMatchObject({ about: 'Rewiring', idempotencyKey: sent[0]?.idempotencyKey })
})

test('photos of one name have buttons of their own names', async () => {
  await open()
  await chooseStalling()
  await chooseStalling()
  const buttons = [...document.querySelectorAll('.enquiry-photo button')].map(({ textContent }) => textContent)
  expect(buttons).toEqual(['Remove 0.jpg, photo 1', 'Remove 0.jpg, photo 2'])
})

test('that it may have reached us is said after an answer that was lost, until other words are refused; never of a refusal, or offline', async () => {
  await open()
  await type()
  await send()
  await answer(error(400))
  expect(text()).toContain(enquiryNotices.failed.text)
  expect(text()).not.toContain(maybeArrived)

  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await send()
  await settle(9600)
  online.mockReturnValue(true)
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(text()).toContain(enquiryNotices.failed.text)
  expect(text()).not.toContain(maybeArrived)

  await send()
  await settle(9600)
  expect(text()).toContain(maybeArrived)
  await send()
  await answer(error(400))
  expect(text()).toContain(maybeArrived)
  await type({ jobDescription: 'Two sockets' })
  await send()
  await answer(error(400))
  expect(text()).toContain(enquiryNotices.failed.text)
  expect(text()).not.toContain(maybeArrived)
})

test('text that is too long to be sent says to shorten it', async () => {
  await open()
  await type()
  await send()
  await answer(error(413, { error: { code: 'too_large', message: 'No' } }))
  expect(text()).toContain(tooLong)
  expect(text()).toContain(enquiryNotices.failed.text)
})

test('a form that goes is emptied first: what a removed form holds, Firefox puts into the next one after a reload', async () => {
  await open()
  await type()
  const fields = ['fullName', 'jobDescription'].map(control)
  const isTyped = (field: HTMLInputElement) => {
    field.defaultValue = 'seen in a field that holds nothing of its own'
    return field.value !== field.defaultValue
  }
  expect(fields.map(isTyped)).toEqual([true, true])
  await send()
  await answer(sent200())
  expect(text()).toContain(enquiryNotices.sent.title)
  expect(fields.map(isTyped)).toEqual([false, false])
})

/** A photo that another tab has uploaded. */
function photoOfAnotherTab(name: string) {
  return { key: createPhotoKey(name, Date.now(), crypto.randomUUID()), name, size: 3 }
}

test.each([
  ['other words', { fields: { ...typed, jobDescription: 'A cooker' } }],
  ['a photo', { photos: [photoOfAnotherTab('late.jpg')] }],
  ['an emergency', { emergency: true }],
])('a success leaves the draft to which another tab has added %s since, and that alone', async (_what, added) => {
  await open()
  await type()
  await send()
  writeDraft({ ...readDraft(), ...added })
  await answer(sent200())
  expect(text()).toContain(enquiryNotices.sent.title)
  expect(readDraft()).toMatchObject({ key: sent[0]?.idempotencyKey, ...added })

  await act(async () => [...document.querySelectorAll('button')].at(-1)?.click())
  await send()
  await answer(sent200())
  expect(sent).toHaveLength(2)
  expect(readDraft().key).toBe('')
})

test('words that another tab has typed since stay when an older form is sent, also where that fails, and are the next draft', async () => {
  await open()
  await type()
  const others = {
    ...readDraft(),
    fields: { ...typed, jobDescription: 'A cooker' },
    photos: [photoOfAnotherTab('b.jpg')],
  }
  writeDraft(others)
  for (const response of [error(400), sent200()]) {
    await send()
    expect(sent.at(-1)).toMatchObject({ ...typed, photoUrls: [] })
    await answer(response)
    expect(readDraft()).toEqual(others)
  }
  await act(async () => [...document.querySelectorAll('button')].at(-1)?.click())
  expect(control('jobDescription').value).toBe('A cooker')
  await send()
  await answer(sent200())
  expect(sent.at(-1)).toMatchObject({ jobDescription: 'A cooker', photoUrls: [expect.stringMatching(/b\.jpg$/)] })
  expect(readDraft().key).toBe('')
})

test.each([
  [
    'a subject',
    { subject: { label: 'Rewiring', isTicked: true } },
    { subject: { label: 'Rewiring', isTicked: false } },
    { about: 'Rewiring' },
  ],
  ['an emergency', { emergency: true }, { emergency: false }, { emergency: true }],
])(
  '%s that the form shows is sent, although another tab has unticked it since',
  async (_, shown, unticked, expected) => {
    writeDraft({ ...newDraft(), fields: typed, ...shown })
    await open()
    writeDraft({ ...readDraft(), ...unticked })
    await send()
    expect(sent).toMatchObject([expected])
  },
)

test('a draft is put back into the form, and takes no newer one of another tab away', async () => {
  const click = (label: string) =>
    act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click())
  await open()
  await type()
  await click('Empty the form')
  const newer = { ...newDraft(), fields: { ...typed, fullName: 'Newer' }, photos: [photoOfAnotherTab('b.jpg')] }
  writeDraft(newer)
  await click('Put it back')
  expect(control('fullName').value).toBe(typed.fullName)
  expect(readDraft()).toEqual(newer)
  await send()
  expect(sent[0]).toMatchObject({ ...typed, photoUrls: [] })
  await answer(sent200())
  expect(readDraft()).toEqual(newer)
})

test('a form sends the photos that it shows, although another tab has removed one since, and those that another tab has added', async () => {
  const [kept, removed, late] = ['kept.jpg', 'removed.jpg', 'late.jpg'].map(photoOfAnotherTab)
  const shown = () => [...document.querySelectorAll('.enquiry-photo__name')].map(({ textContent }) => textContent)
  writeDraft({ ...newDraft(), fields: typed, photos: [kept, removed].filter((photo) => photo !== undefined) })
  await open()
  expect(shown()).toEqual(['kept.jpg', 'removed.jpg'])
  writeDraft({ ...readDraft(), photos: [kept, late].filter((photo) => photo !== undefined) })
  await send()
  expect(sent[0]?.photoUrls).toEqual(
    ['kept.jpg', 'removed.jpg', 'late.jpg'].map((name) => expect.stringMatching(RegExp(`${name}$`))),
  )
  await answer(sent200())
  expect(text()).toContain('With 3 photos.')
  expect(readDraft().key).toBe('')
})

test('a photo that another tab has removed leaves the form with the next change, and stays away', async () => {
  photoBucket()
  await open()
  await chooseFiles(1)
  await vi.waitFor(() => expect(text()).toContain('The photo is uploaded.'), { interval: 1 })
  writeDraft({ ...readDraft(), photos: [] })
  await type()
  expect(document.querySelectorAll('.enquiry-photo')).toHaveLength(0)
  await send()
  expect(sent[0]?.photoUrls).toEqual([])
})

test.each([
  [
    'was changed',
    { fields: { ...typed, jobDescription: 'A cooker' }, photos: [photoOfAnotherTab('late.jpg')], photosLost: 1 },
  ],
  ['was sent or emptied', emptyDraft],
  ['was begun anew', { ...newDraft(), fields: { ...typed, fullName: 'Grace' } }],
])('a page that the browser shows again as it was left shows the draft that %s on another page', async (_, changes) => {
  await open()
  await type()
  control('jobDescription').focus()
  const next = { ...readDraft(), ...changes }
  writeDraft(next)
  await showAgain()
  expect(readFields(form())).toEqual(next.fields)
  expect(control(keyName).value).toBe(next.key)
  expect(text().includes('late.jpg')).toBe(next.photos.length > 0)
  expect(text().includes('add your photo again')).toBe(next.photosLost > 0)
  await type({ phone: '07700 900999' })
  expect(readDraft().fields).toEqual({ ...next.fields, phone: '07700 900999' })
})

test('words that were never stored stay in a page that the browser shows again as it was left', async () => {
  await open()
  await type()
  put('email', 'ada@example.com')
  writeDraft({ ...readDraft(), fields: { ...typed, jobDescription: 'A cooker' } })
  await showAgain()
  expect(readFields(form())).toEqual({ ...typed, email: 'ada@example.com' })
})

test('a receipt stays in a page that the browser shows again as it was left', async () => {
  await open()
  await type()
  await send()
  await answer(sent200())
  writeDraft({ ...newDraft(), fields: { ...typed, jobDescription: 'A cooker' } })
  await showAgain()
  expect(text()).toContain(enquiryNotices.sent.title)
  expect(text()).not.toContain('A cooker')
})

/** The browser shows the page by Back or Forward as it was left, without loading it. */
async function showAgain(): Promise<void> {
  await act(async () => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
}

test('a success whose form was left shows no form', async () => {
  await open()
  await type()
  await send()
  await act(async () => show(false))
  await answer(sent200())
  expect(showForm).not.toHaveBeenCalled()
})

test('a failure is shown again where its page was left before it could be read', async () => {
  await open()
  for (const [milliseconds, isAgain] of [
    [300, true],
    [3000, false],
  ] as const) {
    showForm.mockClear()
    await act(async () => show(true))
    await type()
    await send()
    await answer(error(400))
    expect(showForm).not.toHaveBeenCalled()
    await settle(milliseconds)
    await act(async () => {
      show(false)
      await navigate('/faqs')
    })
    expect(showForm.mock.calls.length > 0).toBe(isAgain)
  }
})

test('a field that the server refuses is said at the field, until it is changed', async () => {
  await open()
  await type()
  await send()
  await answer(error(422, invalid))
  // The focus moves after the next paint.
  await settle(50)
  expect(document.activeElement).toBe(control('phone'))
  expect(text()).toContain('Not in use.')
  expect(text()).not.toContain(enquiryNotices.failed.text)
  await type({ phone: '020 7946 0000' })
  expect(text()).not.toContain('Not in use.')
})

/** Hydrates a prerendered page on which something has happened before. */
async function hydrate(before: () => void, site = <Site />, stored = oldDraft()): Promise<void> {
  writeDraft(stored)
  document.body.innerHTML = `<div id="root">${renderToString(site)}</div>`
  before()
  keepEarlyInput()
  await act(async () => {
    root = hydrateRoot(document.getElementById('root') as HTMLElement, site) // the line above made it
  })
}

const oldDraft = () => ({ ...newDraft(), fields: { ...typed, fullName: 'Old', jobDescription: 'Old words' } })

const put = (name: string, value: string) => {
  control(name).value = value
}

test('a draft is put back into a prerendered form that nobody has touched, every field of it', async () => {
  const fields = eachEnquiryField((name) => enquiryField(name).choices?.at(-1) ?? `the ${name}`)
  await hydrate(() => undefined, <Site />, { ...newDraft(), fields })
  for (const name of enquiryFieldNames) expect(control(name).value).toBe(fields[name])
})

test('a form without a draft hydrates in one commit: a second one blocks a phone in the same task', async () => {
  const commits: string[] = []
  const site = (
    <Profiler id="site" onRender={(_, phase) => commits.push(phase)}>
      <Site />
    </Profiler>
  )
  await hydrate(() => undefined, site, emptyDraft)
  expect(commits).toEqual(['mount'])
})

test.each<[string, () => void, string]>([
  ['is in', () => control('phone').focus(), ''],
  ['has typed in', () => put('fullName', 'New'), 'New'],
  [
    'has emptied a field of',
    () => {
      put('fullName', 'New')
      put('fullName', '')
      form().dataset.touched = ''
    },
    '',
  ],
])('no draft is put back into a form that somebody %s: what is sent is what was typed', async (_, before, name) => {
  await hydrate(before)
  expect(control('fullName').value).toBe(name)
  expect(control('jobDescription').value).toBe('')
  await type({ ...typed, fullName: 'Newer' })
  await send()
  expect(sent).toMatchObject([{ ...typed, fullName: 'Newer' }])
})

test('a draft that was not put back is gone once the form was sent, whoever filled it in', async () => {
  await hydrate(() => control('phone').focus())
  for (const [name, value] of Object.entries(typed)) put(name, value)
  await send()
  await answer(sent200())
  expect(sent).toMatchObject([typed])
  expect(readDraft().key).toBe('')
})

test('a subject that was unticked before hydration stays so, and takes no stored words away', async () => {
  const site = (
    <PageSubject value={{ label: 'Rewiring', hello: 'Hello' }}>
      <Site />
    </PageSubject>
  )
  const untick = () => control('about').click()
  await hydrate(untick, site)
  expect(readDraft().fields.fullName).toBe('Old')
  await act(() => root.unmount())
  writeDraft(emptyDraft)
  await hydrate(untick, site, emptyDraft)
  expect(control('about').checked).toBe(false)
  await type()
  await send()
  expect(sent).toMatchObject([typed])
  expect(sent[0]).not.toHaveProperty('about')
})

test('what a browser filled in without an event is in the form that is opened beside it, and is sent', async () => {
  let adopt: (form: HTMLFormElement) => void = () => undefined
  function Opened({ isOpen }: { isOpen: boolean }) {
    adopt = useEnquiry().adopt
    return isOpen && <EnquiryForm idPrefix="opened" />
  }
  const forms = (isOpen: boolean) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <EnquiryProvider showForm={showForm}>
          <Opened isOpen={isOpen} />
          <EnquiryForm idPrefix="page" />
        </EnquiryProvider>
      </MemoryRouter>
    </QueryClientProvider>
  )
  await open(forms(false))
  const page = form()
  for (const [name, value] of Object.entries(typed)) put(name, value)
  await act(async () => adopt(page))
  await act(async () => root.render(forms(true)))
  expect(form()).not.toBe(page)
  for (const each of [page, form()]) expect(readFields(each)).toEqual(typed)
  await send()
  expect(sent).toMatchObject([typed])
})

test('what a browser filled in without an event stays when its form goes, and is gone once it was sent', async () => {
  await open()
  for (const [name, value] of Object.entries(typed)) put(name, value)
  await act(async () => show(false))
  await act(async () => show(true))
  expect(readFields(form())).toEqual(typed)
  put('email', 'ada@example.com')
  // The Enter key sends from a field.
  control('phone').focus()
  await send()
  await answer(sent200())
  expect(sent).toMatchObject([{ ...typed, email: 'ada@example.com' }])
  await act(async () => [...document.querySelectorAll('button')].at(-1)?.click())
  expect(readFields(form())).toEqual(typedFields())
})

test('what a browser filled in without an event is sent', async () => {
  await open()
  for (const [name, value] of Object.entries(typed)) put(name, value)
  await send()
  expect(sent).toMatchObject([typed])
})
