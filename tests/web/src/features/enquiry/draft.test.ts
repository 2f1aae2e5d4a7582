// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eachEnquiryField } from '#shared/enquiry-fields.ts'
import { createPhotoKey } from '#shared/photo-key.ts'
import {
  changeDraft,
  emptyDraft,
  newDraft,
  readDraft,
  writeDraft,
} from '../../../../../web/src/features/enquiry/draft.ts'

const hours = 3_600_000
const ada = () => ({ ...newDraft(), fields: { ...newDraft().fields, fullName: 'Ada' } })

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  writeDraft({ ...newDraft(), key: '' })
})

const key = createPhotoKey('a.jpg', Date.now(), crypto.randomUUID())

test('a draft is stored with its key, every field, its checkboxes and its photos', () => {
  const fields = eachEnquiryField((name) => `the ${name}`)
  const photos = [{ key, name: 'a.jpg', size: 3 }]
  const subject = { label: 'Rewiring', isTicked: false }
  const draft = { ...newDraft(), fields, subject, emergency: false, photos, photosLost: 1 }
  writeDraft(draft)
  expect(readDraft()).toEqual(draft)
  const without = { label: '', isTicked: false }
  writeDraft({ ...draft, subject: without })
  expect(readDraft().subject).toEqual(without)
  expect(draft.key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
})

test('a page finds a draft until a day after its last change, however old the page was and whichever way a clock is set', async () => {
  const changed = Date.now() + 48 * hours
  vi.spyOn(Date, 'now').mockReturnValue(changed)
  writeDraft(ada())
  const nameAfter = async (passed: number) => {
    vi.spyOn(Date, 'now').mockReturnValue(changed + passed * hours)
    vi.resetModules()
    const page = await import('../../../../../web/src/features/enquiry/draft.ts')
    return page.readDraft().fields.fullName
  }
  for (const passed of [-24, 12, 23]) expect(await nameAfter(passed)).toBe('Ada')
  expect(await nameAfter(25)).toBe('')
  expect(localStorage).toHaveLength(0)
})

test.each([undefined, [{ key: 'elsewhere/a.jpg', name: 'a.jpg', size: 3 }]])(
  'photos that cannot be are none: %j',
  (photos) => {
    const draft = ada()
    writeDraft(draft)
    localStorage.setItem('enquiry-photos', JSON.stringify({ key: draft.key, photos }))
    expect(readDraft()).toMatchObject({ fields: { fullName: 'Ada' }, photos: [] })
  },
)

function openTab() {
  vi.resetModules()
  return import('../../../../../web/src/features/enquiry/draft.ts')
}

test('a tab that learns late of an emptied draft leaves the photos of the one that was put back', async () => {
  const draft = { ...ada(), photos: [{ key, name: 'a.jpg', size: 3 }] }
  writeDraft(draft)
  const oldValue = localStorage.getItem('enquiry-draft')
  const other = await openTab()
  const unsubscribe = other.subscribeDraft(other.readDraft)
  writeDraft(emptyDraft)
  writeDraft(draft)
  // The browser tells another tab of one entry after the other.
  const stored = new Map(Object.entries(localStorage))
  stored.delete('enquiry-draft')
  const untold = vi.spyOn(Storage.prototype, 'getItem').mockImplementation((name) => stored.get(name) ?? null)
  dispatchEvent(new StorageEvent('storage', { key: 'enquiry-draft', oldValue }))
  untold.mockRestore()
  unsubscribe()
  expect((await openTab()).readDraft()).toEqual(draft)
})

test('photos whose words are gone from storage are not those of the next draft', async () => {
  writeDraft({ ...ada(), photos: [{ key, name: 'a.jpg', size: 3 }] })
  localStorage.removeItem('enquiry-draft')
  const page = await openTab()
  page.changeDraft(({ fields }) => ({ fields: { ...fields, fullName: 'Ben' } }))
  expect((await openTab()).readDraft()).toMatchObject({ fields: { fullName: 'Ben' }, photos: [] })
})

test('a tab takes back neither the last letter nor the last photo of another that the browser has not told it of', async () => {
  const words = { fullName: 'Ada L' }
  const photo = { key, name: 'a.jpg', size: 3 }
  const type: Parameters<typeof changeDraft>[0] = ({ fields }) => ({ fields: { ...fields, ...words } })
  const upload: Parameters<typeof changeDraft>[0] = ({ photos }) => ({ photos: [...photos, photo] })
  for (const [others, own] of [
    [type, upload],
    [upload, type],
  ] as const) {
    writeDraft(ada())
    const before = new Map(Object.entries(localStorage))
    const other = await openTab()
    other.changeDraft(others)
    const untold = vi.spyOn(Storage.prototype, 'getItem').mockImplementation((name) => before.get(name) ?? null)
    changeDraft(own)
    untold.mockRestore()
    expect((await openTab()).readDraft()).toMatchObject({ fields: words, photos: [photo] })
  }
})

test.each(['{', '{"key":""}', '{"fields":{"fullName":"Ada"}}'])('what is no draft is an empty one: %s', (stored) => {
  localStorage.setItem('enquiry-draft', stored)
  expect(readDraft()).toMatchObject({ key: '', fields: { fullName: '' } })
})
