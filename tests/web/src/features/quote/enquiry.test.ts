/** Drives the enquiry into every phase and does to it whatever can happen, by the table of `enquiry-state.ts`. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Phase, transitions } from '../../../../../web/src/features/quote/enquiry-state.ts'
import { photoBucket, photoSigner, stubApi } from '../../../../fixtures/photo-uploads.ts'

const typed = {
  fullName: 'Ada',
  phone: '07700 900123',
  email: '',
  postcode: 'TW9 1AA',
  jobDescription: 'A socket',
}
const from = { id: 'contact', honeypot: '' }
const invalid = { error: { code: 'invalid', message: 'No', fields: { phone: 'Not in use.' } } }

/** What this tab alone listens to: the pages of earlier tests are still there. */
const unloadListeners = new Set<unknown>()
const onlineListeners = new Set<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
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

/** As a page that has just been loaded, in a tab with what is in its storage. */
async function openTab() {
  vi.resetModules()
  const { enquiry } = await import('../../../../../web/src/features/quote/enquiry.ts')
  const { chosenPhotos } = await import('../../../../../web/src/features/quote/photos.ts')
  const { quoteDraft } = await import('../../../../../web/src/features/quote/quote-draft.ts')
  /** What was sent, and how it is answered from now on. Nothing is answered until then. */
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
    /** Chooses photos that are put with these outcomes; what is put again does not move. */
    async choose(...outcomes: (number | 'stall')[]) {
      const puts = photoBucket(...outcomes, ...Array<'stall'>(20).fill('stall'))
      chosenPhotos.choose(outcomes.map((_, index) => new File(['x'], `${index}.jpg`, { type: 'image/jpeg' })))
      // The uploader is imported, which no fake clock moves.
      await vi.waitFor(() => expect(puts).toHaveLength(outcomes.length), { interval: 1 })
      await settle()
    },
    async answer(status: number, body: unknown = {}) {
      for (const resolve of waiting.splice(0)) resolve(Response.json(body, { status }))
      await settle()
    },
    settle,
    /** True when the browser would ask before it leaves. */
    asksBeforeLeaving: () => unloadListeners.size > 0,
  }
}

type Tab = Awaited<ReturnType<typeof openTab>>

/** Steps from a new tab, with a form filled in and a photo that never arrives, to each phase. */
const into: Record<Phase, (tab: Tab) => Promise<void>> = {
  async editing(tab) {
    tab.type()
    await tab.choose('stall')
  },
  async waiting(tab) {
    await into.editing(tab)
    tab.enquiry.send(from)
  },
  async asking(tab) {
    await into.waiting(tab)
    await vi.advanceTimersByTimeAsync(20_000)
  },
  async sending(tab) {
    await into.waiting(tab)
    tab.enquiry.go()
    await tab.settle()
  },
  async failed(tab) {
    await into.sending(tab)
    await tab.answer(422)
  },
  async sent(tab) {
    await into.sending(tab)
    await tab.answer(200, { leadId: '1a2b3c4d' })
  },
}

/** What makes each event of the table happen, wherever the enquiry is. */
const events: Record<keyof typeof transitions, (tab: Tab) => void | Promise<void>> = {
  async wait(tab) {
    // A photo that is on its way again: one that was left out is not waited for.
    if (tab.enquiry.get().phase === 'failed') await tab.choose('stall')
    tab.enquiry.send(from)
  },
  go: ({ enquiry }) => enquiry.go(),
  ask: () => vi.advanceTimersByTimeAsync(20_000).then(() => undefined),
  cancel: ({ enquiry }) => enquiry.cancel(),
  async refuse(tab) {
    await tab.answer(422, invalid)
    tab.quoteDraft.set('phone', '')
    tab.enquiry.send(from)
  },
  fail: (tab) => tab.answer(422),
  accept: (tab) => tab.answer(200, { leadId: '1a2b3c4d' }),
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
  // Words that nothing answers fail by themselves: only the 20 s of a wait are of interest here.
  if (event === 'ask' && phase === 'sending') return
  if (event === 'wait' && phase === 'sent') tab.type()
  await events[event](tab)
  await tab.settle()
  expect(tab.enquiry.get().phase).toBe(event === 'wait' && phase === 'asking' ? 'asking' : to)
  const sends = to === 'sending' && phase !== 'sending' ? 1 : 0
  expect(tab.sent.length - before, 'requests').toBe(sends)
  expect(tab.asksBeforeLeaving()).toBe(['waiting', 'asking', 'sending'].includes(tab.enquiry.get().phase))
})

test('three photos: what has arrived goes along, and how many did not is said [L19]', async () => {
  const tab = await openTab()
  tab.type()
  await tab.choose(200, 'stall', 'stall')
  tab.enquiry.send(from)
  await vi.advanceTimersByTimeAsync(19_900)
  expect(tab.enquiry.get().phase).toBe('waiting')
  await vi.advanceTimersByTimeAsync(100)
  expect(tab.enquiry.get().phase).toBe('asking')
  tab.enquiry.go()
  await tab.settle()
  expect(tab.sent).toMatchObject([{ photoUrls: ['/photo/1'], photosNotArrived: 2 }])
  await tab.answer(200, { leadId: '1a2b3c4d' })
  expect(tab.enquiry.get().receipt).toMatchObject({ photos: 1, photosChosen: 3 })
})

test('photos that are there when Send is pressed are not waited for', async () => {
  const tab = await openTab()
  tab.type()
  await tab.choose(200, 200)
  tab.enquiry.send(from)
  await tab.settle()
  expect(tab.enquiry.get().phase).toBe('sending')
  expect(tab.sent).toMatchObject([{ photoUrls: ['/photo/1', '/photo/2'], photosNotArrived: 0 }])
})

test('a photo that is refused is asked about at once, and put again by the next Send [L8]', async () => {
  const tab = await openTab()
  tab.type()
  await tab.choose('stall')
  tab.enquiry.send(from)
  const [photo] = tab.chosenPhotos.get().photos
  photoBucket(400)
  tab.chosenPhotos.remove(photo?.id ?? '')
  await tab.settle()
  expect(tab.enquiry.get().phase, 'nothing left to wait for').toBe('sending')
  await tab.answer(422)

  await tab.choose(400)
  expect(tab.chosenPhotos.get().photos[0]?.upload).toEqual({
    state: 'failed',
    problem: 'Failed to upload 0.jpg: it was not accepted',
  })
  const puts = photoBucket(400)
  tab.enquiry.send(from)
  await vi.waitFor(() => expect(puts).toHaveLength(1), { interval: 1 })
  await tab.settle()
  expect(tab.enquiry.get().phase).toBe('asking')
  photoBucket(200)
  tab.enquiry.cancel()
  tab.enquiry.send(from)
  await vi.waitFor(() => expect(tab.sent).toHaveLength(2), { interval: 1 })
  expect(tab.sent[1]).toMatchObject({ photosNotArrived: 0 })
})

test.each([
  ['waiting', true],
  ['asking', true],
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
  await tab.answer(200, { leadId: '1a2b3c4d' })
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
  tab.enquiry.sendAgain()
  await tab.settle()
  const [first, second] = tab.sent
  expect(second).toEqual({ ...first, openFor: second?.openFor })
  await tab.answer(200, { leadId: '1a2b3c4d' })
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
  tab.enquiry.send(from)
  await tab.settle()
  const again = await openTab()
  expect(again.enquiry.get().phase).toBe('editing')
  again.enquiry.send(from)
  await again.settle()
  expect(again.sent).toMatchObject([{ ...typed, idempotencyKey: tab.sent[0]?.idempotencyKey }])
  // A new tab begins without either; a duplicated one is as if it had been loaded again.
  sessionStorage.clear()
  const other = await openTab()
  other.type()
  other.enquiry.send(from)
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

test('a number put right after the receipt goes out as the same enquiry, with its photos [L4]', async () => {
  const tab = await openTab()
  tab.type({ phone: '0770090012' })
  await tab.choose(200)
  tab.enquiry.send(from)
  await tab.settle()
  await tab.answer(200, { leadId: '1a2b3c4d' })
  expect(tab.quoteDraft.get().fields.phone).toBe('')
  tab.enquiry.correctSent()
  tab.quoteDraft.set('phone', typed.phone)
  tab.enquiry.send(from)
  await tab.settle()
  const [first, second] = tab.sent
  expect(second).toMatchObject({ ...typed, photoUrls: first?.photoUrls, idempotencyKey: first?.idempotencyKey })
})
