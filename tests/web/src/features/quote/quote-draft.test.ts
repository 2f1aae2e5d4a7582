import { beforeEach, expect, test, vi } from 'vitest'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Simulates a reload: a new module instance with the same browser storage. */
async function load() {
  vi.resetModules()
  return (await import('../../../../../web/src/features/quote/quote-draft.ts')).quoteDraft
}

beforeEach(() => localStorage.clear())

test('the draft, its key and what photos there were survive a reload and a closed tab [L11]', async () => {
  const draft = await load()
  const photos = [
    { name: 'a.jpg', size: 3, url: '/photo/1' },
    { name: 'b.jpg', size: 4 },
  ]
  draft.setPhotos(photos)
  const key = draft.key()
  expect(key).toMatch(uuid)
  expect((await load()).get()).toMatchObject({ key, photos })
  draft.set('fullName', 'Ada')
  expect((await load()).get()).toMatchObject({ key, fields: { fullName: 'Ada', phone: '' } })
})

test('a draft is forgotten a day after it was begun [G1]', async () => {
  const draft = await load()
  draft.set('fullName', 'Ada')
  const begun = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(begun + 23 * 3_600_000)
  expect((await load()).get().fields.fullName).toBe('Ada')
  vi.spyOn(Date, 'now').mockReturnValue(begun + 25 * 3_600_000)
  expect((await load()).get().fields.fullName).toBe('')
  expect(localStorage).toHaveLength(0)
  vi.restoreAllMocks()
})

test('a clock that is set back or forward by hours loses no draft, and makes nobody a robot [L9]', async () => {
  const draft = await load()
  draft.set('fullName', 'Ada')
  const begun = Date.now()
  for (const hours of [-24, 12]) {
    vi.spyOn(Date, 'now').mockReturnValue(begun + hours * 3_600_000)
    const later = await load()
    expect(later.get().fields.fullName).toBe('Ada')
    expect(later.openFor()).toBeGreaterThan(3000)
  }
  vi.restoreAllMocks()
})

test.each([undefined, 3, '<b>', null])('photos that cannot be are none: %s', async (photos) => {
  const draft = await load()
  draft.set('fullName', 'Ada')
  const stored = JSON.parse(localStorage.getItem('quote-draft') ?? '')
  localStorage.setItem('quote-draft', JSON.stringify({ ...stored, photos }))
  expect((await load()).get()).toMatchObject({ fields: { fullName: 'Ada' }, photos: [] })
})

test('what is typed in one tab stands in the others [L11]', async () => {
  const draft = await load()
  draft.set('fullName', 'Ada')
  const stored = JSON.parse(localStorage.getItem('quote-draft') ?? '')
  localStorage.setItem('quote-draft', JSON.stringify({ ...stored, fields: { fullName: 'Bea' } }))
  dispatchEvent(new StorageEvent('storage', { key: 'quote-draft' }))
  expect(draft.get().fields.fullName).toBe('Bea')
})

test('every attempt has the same key, also when the words are edited; the next enquiry has another [L3]', async () => {
  const draft = await load()
  const key = draft.key()
  draft.set('phone', '020')
  draft.set('phone', '0207')
  expect(draft.key()).toBe(key)
  draft.clear()
  expect(draft.key()).not.toBe(key)
})

test('nothing is stored before something is typed, nor after the enquiry is sent [G1]', async () => {
  const draft = await load()
  draft.get()
  expect(localStorage).toHaveLength(0)
  draft.set('fullName', 'Ada')
  expect(localStorage).toHaveLength(1)
  draft.clear()
  expect(localStorage).toHaveLength(0)
})

test('listeners hear of changes, not of the same words again', async () => {
  const draft = await load()
  const listener = vi.fn()
  const stop = draft.subscribe(listener)
  draft.set('fullName', 'Ada')
  draft.set('fullName', 'Ada')
  stop()
  draft.set('fullName', 'Bea')
  expect(listener).toHaveBeenCalledTimes(1)
})

test('of a draft that a deployment has made old, what is still a field stays', async () => {
  localStorage.setItem('quote-draft', '{"key":"a","fields":{"fullName":"Ada","phone":1,"fax":"020"}}')
  const { key, fields } = (await load()).get()
  expect(key).toBe('a')
  expect(fields).toMatchObject({ fullName: 'Ada', phone: '', jobDescription: '' })
  expect(fields).not.toHaveProperty('fax')
})

test.each(['{', 'null', '{"key":1}', '{"key":""}', '[]'])('what cannot be a draft is none: %s', async (stored) => {
  localStorage.setItem('quote-draft', stored)
  const draft = await load()
  expect(draft.get().key).toBe('')
})

test('without storage the draft lives as long as the page', async () => {
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const draft = await load()
  draft.set('fullName', 'Ada')
  expect(draft.get().fields.fullName).toBe('Ada')
  blocked.mockRestore()
})
