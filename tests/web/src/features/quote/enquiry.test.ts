/** Brings the enquiry into every phase and triggers every event in it, by the table of `enquiry-state.ts`. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Phase, transitions } from '../../../../../web/src/features/quote/enquiry-state.ts'
import { photoBucket, photoSigner, stubApi } from '../../../../fixtures/photo-uploads.ts'
import { pictures } from '../../../../fixtures/pictures.ts'

const typed = {
  fullName: 'Ada',
  phone: '07700 900123',
  email: '',
  postcode: 'TW9 1AA',
  jobDescription: 'A socket',
}
const from = { id: 'contact', honeypot: '' }
const invalid = { error: { code: 'invalid', message: 'No', fields: { phone: 'Not in use.' } } }

/** Listeners of this tab only: modules of earlier tests still have theirs. */
const unloadListeners = new Set<unknown>()
const onlineListeners = new Set<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  localStorage.clear()
  unloadListeners.clear()
  onlineListeners.clear()
  vi.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
    if (type === 'beforeunload') unloadListeners.add(listener)
    if (type === 'online') onlineListeners.add(listener as () => void)
  })
  vi.spyOn(window, 'removeEventListener').mockImplementation((type, listener) => {
    if (type === 'beforeunload') unloadListeners.delete(listener)
  })
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:photo'
      static override revokeObjectURL = () => undefined
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A newly loaded page, in a tab with the current storage. */
async function openTab() {
  vi.resetModules()
  const { enquiry } = await import('../../../../../web/src/features/quote/enquiry.ts')
  const { chosenPhotos } = await import('../../../../../web/src/features/quote/photos.ts')
  const { quoteDraft } = await import('../../../../../web/src/features/quote/quote-draft.ts')
  /** Requests sent, and the response to the next ones. None is answered before it is set. */
  const sent: Record<string, unknown>[] = []
  const waiting: ((answer: Response) => void)[] = []
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
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return {
    enquiry,
    chosenPhotos,
    quoteDraft,
    sent,
    type(changes: Partial<typeof typed> = {}) {
      for (const [name, value] of Object.entries({ ...typed, ...changes }))
        quoteDraft.set(name as keyof typeof typed, value)
    },
    /** Chooses photos whose uploads have these outcomes; retries stall. */
    async choose(...outcomes: (number | 'stall')[]) {
      const puts = photoBucket(...outcomes, ...Array<'stall'>(20).fill('stall'))
      void chosenPhotos.choose(
        outcomes.map((_, index) => new File([pictures.jpeg], `${index}.jpg`, { type: 'image/jpeg' })),
      )
      // The uploader is imported, which fake timers do not control.
      await vi.waitFor(() => expect(puts).toHaveLength(outcomes.length), { interval: 1 })
      await settle()
    },
    async answer(status: number, body: unknown = {}) {
      for (const resolve of waiting.splice(0)) resolve(Response.json(body, { status }))
      await settle()
    },
    settle,
    /** True when the browser would ask before leaving. */
    asksBeforeLeaving: () => unloadListeners.size > 0,
  }
}

type Tab = Awaited<ReturnType<typeof openTab>>

/** Steps from a new tab, with the form filled in and a photo that never arrives, to each phase. */
const into: Record<Phase, (tab: Tab) => Promise<void>> = {
  async editing(tab) {
    tab.type()
    await tab.choose('stall')
  },
  async sending(tab) {
    await into.editing(tab)
    void tab.enquiry.send(from)
    await tab.settle()
  },
  async failed(tab) {
    await into.sending(tab)
    await tab.answer(422)
  },
  async sent(tab) {
    await into.sending(tab)
    await tab.answer(200, { leadId: '1a2b3c4d', photos: 0 })
  },
}

/** Triggers each event of the table in any phase. */
const events: Record<keyof typeof transitions, (tab: Tab) => void | Promise<void>> = {
  go: ({ enquiry }) => void enquiry.send(from),
  async refuse(tab) {
    await tab.answer(422, invalid)
    tab.quoteDraft.set('phone', '')
    void tab.enquiry.send(from)
  },
  fail: (tab) => tab.answer(422),
  accept: (tab) => tab.answer(200, { leadId: '1a2b3c4d', photos: 0 }),
  again: ({ enquiry }) => enquiry.startAgain(),
}

const phases = Object.keys(into) as Phase[]
const pairs = phases.flatMap((phase) =>
  Object.entries(transitions).map(([event, row]) => {
    const to: Partial<Record<Phase, Phase>> = row
    return { phase, event: event as keyof typeof transitions, to: to[phase] ?? phase }
  }),
)

test.each(pairs)('$phase, then $event: $to', async ({ phase, event, to }) => {
  const tab = await openTab()
  await into[phase](tab)
  expect(tab.enquiry.get().phase).toBe(phase)
  const before = tab.sent.length
  if (event === 'go' && phase === 'sent') tab.type()
  await events[event](tab)
  await tab.settle()
  expect(tab.enquiry.get().phase).toBe(to)
  const sends = to === 'sending' && phase !== 'sending' ? 1 : 0
  expect(tab.sent.length - before, 'requests').toBe(sends)
  // A photo of a sent enquiry is still uploading.
  const isCarrying = phase === 'sent' || to === 'sent'
  expect(tab.asksBeforeLeaving()).toBe(isCarrying || tab.enquiry.get().phase === 'sending')
})

test('the words leave at Send, and photos follow them by the same key; the receipt counts them in [L19]', async () => {
  const tab = await openTab()
  tab.type()
  const puts = photoBucket(200, 'stall', 500)
  void tab.chosenPhotos.choose(
    ['a', 'b', 'c'].map((name) => new File([pictures.jpeg], `${name}.jpg`, { type: 'image/jpeg' })),
  )
  await vi.waitFor(() => expect(puts.length).toBeGreaterThan(2), { interval: 1 })
  await tab.settle()
  void tab.enquiry.send(from)
  await tab.settle()
  expect(tab.sent).toMatchObject([{ ...typed, photoUrls: ['/photo/1'], photosNotArrived: 2 }])
  await tab.answer(200, { leadId: '1a2b3c4d', photos: 1 })
  expect(tab.enquiry.get()).toMatchObject({ phase: 'sent', receipt: { photos: 1, photosChosen: 3 } })
  expect(tab.quoteDraft.get().key).toBe('')
  // The stalled photo does not hold back the other: when the page is hidden, what has been uploaded is sent.
  await vi.advanceTimersByTimeAsync(2000)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await tab.settle()
  const [first, second] = tab.sent
  expect(second).toEqual({ ...first, photoUrls: expect.arrayContaining(['/photo/1']), photosNotArrived: 1 })
  await tab.answer(200, { leadId: '1a2b3c4d', photos: 2 })
  expect(tab.enquiry.get().receipt).toMatchObject({ photos: 2, photosChosen: 3 })
  // Nothing new was uploaded, so nothing is sent.
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(tab.sent).toHaveLength(2)
})

test('photos that the server could not take are sent again until it has them', async () => {
  const tab = await openTab()
  tab.type()
  await tab.choose(200)
  void tab.enquiry.send(from)
  await tab.settle()
  await tab.answer(200, { leadId: '1a2b3c4d', photos: 0 })
  await tab.settle()
  expect(tab.sent).toHaveLength(2)
  await tab.answer(200, { leadId: '1a2b3c4d', photos: 0 })
  await vi.advanceTimersByTimeAsync(15_000)
  expect(tab.sent).toHaveLength(3)
  await tab.answer(200, { leadId: '1a2b3c4d', photos: 1 })
  expect(tab.enquiry.get().receipt).toMatchObject({ photos: 1, photosChosen: 1 })
})

test.each([
  ['refused', [400], 'it was not accepted'],
  ['signed twice and late twice', [403, 403], 'it took too long'],
])('a photo that was %s does not stop the words, and is put again after them [P4]', async (_, statuses, why) => {
  const tab = await openTab()
  tab.type()
  photoBucket(...statuses)
  await tab.chosenPhotos.choose([new File([pictures.jpeg], '0.jpg', { type: 'image/jpeg' })])
  const upload = () => tab.chosenPhotos.get().photos[0]?.upload
  const failed = { state: 'failed', problem: `Failed to upload 0.jpg: ${why}` }
  await vi.waitFor(() => expect(upload()).toEqual(failed), { interval: 1 })
  const puts = photoBucket(200)
  void tab.enquiry.send(from)
  await tab.settle()
  expect(tab.sent).toMatchObject([{ photoUrls: [], photosNotArrived: 1 }])
  await tab.answer(200, { leadId: '1a2b3c4d', photos: 0 })
  await vi.waitFor(() => expect(puts).toHaveLength(1), { interval: 1 })
  await vi.waitFor(() => expect(tab.sent).toHaveLength(2), { interval: 1 })
  expect(tab.sent[1]).toMatchObject({ photosNotArrived: 0 })
})

test('after a reload, photos that had arrived are there, and those that had not are asked for and counted [L11]', async () => {
  const tab = await openTab()
  tab.type()
  await tab.choose(200, 'stall')
  const again = await openTab()
  expect(again.chosenPhotos.get()).toMatchObject({ photos: [{ name: '0.jpg' }], lost: 1 })
  void again.enquiry.send(from)
  await again.settle()
  expect(again.sent).toMatchObject([{ photoUrls: ['/photo/1'], photosNotArrived: 1 }])
})

test('a receipt survives a reload, and its correction is an enquiry of its own', async () => {
  const tab = await openTab()
  await into.sent(tab)
  const again = await openTab()
  expect(again.enquiry.get()).toMatchObject({ phase: 'sent', receipt: { leadId: '1a2b3c4d' } })
  again.enquiry.correctSent()
  again.quoteDraft.set('phone', '07700 900124')
  void again.enquiry.send(from)
  await again.settle()
  expect(again.sent).toMatchObject([{ ...typed, phone: '07700 900124' }])
  expect(again.sent[0]?.idempotencyKey).not.toBe(tab.sent[0]?.idempotencyKey)
})

test('a sixth photo is refused, the first five are kept', async () => {
  const tab = await openTab()
  photoBucket(...Array<'stall'>(9).fill('stall'))
  const six = Array.from({ length: 6 }, (_, at) => new File([pictures.jpeg], `${at}.jpg`, { type: 'image/jpeg' }))
  await tab.chosenPhotos.choose(six)
  const { photos, problems } = tab.chosenPhotos.get()
  expect(photos).toHaveLength(5)
  expect(problems).toEqual(['Maximum 5 photos allowed'])
})

test('what throws before the words are sent is left to the browser', async () => {
  const tab = await openTab()
  tab.type()
  vi.spyOn(tab.quoteDraft, 'key').mockImplementation(() => {
    throw new TypeError('no randomUUID')
  })
  await expect(tab.enquiry.send(from)).rejects.toThrow('no randomUUID')
})

test.each([
  ['sending', true],
  ['failed', true],
  ['editing', false],
  ['sent', false],
] as const)('the form is left while %s: told by the layout: %s [L20]', async (phase, isAway) => {
  const tab = await openTab()
  await into[phase](tab)
  tab.enquiry.leave('another form')
  expect(tab.enquiry.get().isAway).toBe(false)
  tab.enquiry.leave(from.id)
  expect(tab.enquiry.get()).toMatchObject({ phase, isAway })
})

test('what was sent from a page that was left is told, and not again once it was seen [L20]', async () => {
  const tab = await openTab()
  await into.sending(tab)
  tab.enquiry.leave(from.id)
  await tab.answer(200, { leadId: '1a2b3c4d', photos: 0 })
  expect(tab.enquiry.get()).toMatchObject({ phase: 'sent', isAway: true })
  expect(tab.enquiry.isToldAt(from.id), 'no form takes the focus').toBe(false)
  tab.enquiry.see()
  expect(tab.enquiry.get()).toMatchObject({ phase: 'sent', isAway: false })
})

test('what failed elsewhere is tried again from there: the same words, with the same key [L3] [L20]', async () => {
  const tab = await openTab()
  await into.failed(tab)
  tab.enquiry.leave(from.id)
  history.replaceState(null, '', '/faqs')
  void tab.enquiry.sendAgain()
  await tab.settle()
  const [first, second] = tab.sent
  expect(second).toEqual({ ...first, openFor: second?.openFor })
  await tab.answer(200, { leadId: '1a2b3c4d', photos: 0 })
  expect(tab.enquiry.get()).toMatchObject({ phase: 'sent', isAway: true })
})

test('a field that the server refuses is said, and what was refused in a dialog goes when that is closed', async () => {
  const tab = await openTab()
  await into.sending(tab)
  await tab.answer(422, invalid)
  expect(tab.enquiry.get().errors).toEqual({ phone: 'Not in use.' })
  tab.enquiry.leave(from.id)
  expect(tab.enquiry.get().errors).toEqual({})
})

test('a tab that is loaded again has the words and their key, and sends them as the same enquiry [L3] [L11]', async () => {
  const tab = await openTab()
  tab.type()
  void tab.enquiry.send(from)
  await tab.settle()
  const again = await openTab()
  expect(again.enquiry.get().phase).toBe('editing')
  void again.enquiry.send(from)
  await again.settle()
  expect(again.sent).toMatchObject([{ ...typed, idempotencyKey: tab.sent[0]?.idempotencyKey }])
  localStorage.clear()
  sessionStorage.clear()
  const other = await openTab()
  other.type()
  void other.enquiry.send(from)
  await other.settle()
  expect(other.sent[0]?.idempotencyKey).not.toBe(tab.sent[0]?.idempotencyKey)
})

test('offline it fails at once; online again its photos are put by themselves, and the words wait for the visitor', async () => {
  const tab = await openTab()
  tab.type()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await tab.choose(0)
  expect(tab.chosenPhotos.get().photos[0]?.upload.state).toBe('failed')
  const puts = photoBucket(200)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  for (const listener of onlineListeners) listener()
  await vi.waitFor(() => expect(puts).toHaveLength(1), { interval: 1 })
  await tab.settle()
  expect(tab.chosenPhotos.get().photos[0]?.upload.state).toBe('arrived')
  expect(tab.enquiry.get().phase).toBe('editing')
  expect(tab.sent).toEqual([])
})
