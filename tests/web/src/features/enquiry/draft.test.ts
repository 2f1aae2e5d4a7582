// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eachEnquiryField } from '#shared/enquiry-fields.ts'
import { createPhotoKey } from '#shared/photo-key.ts'
import {
  changeDraft,
  newDraft,
  readDraft,
  shownDraft,
  writeDraft,
} from '../../../../../web/src/features/enquiry/draft.ts'
import { emptyDraft } from '../../../../../web/src/features/enquiry/draft-storage.ts'

const hours = 3_600_000
const ada = () => ({ ...newDraft(), fields: { ...newDraft().fields, fullName: 'Ada' } })

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  writeDraft({ ...newDraft(), key: '' })
})

const key = createPhotoKey('a.jpg', Date.now(), crypto.randomUUID())
const photo = { key, name: 'a.jpg', size: 3, isUploaded: true }

test('a draft is stored with its key, every field, its checkboxes and its photos', () => {
  const fields = eachEnquiryField((name) => `the ${name}`)
  const photos = [photo, { ...photo, key: key.replace('a.jpg', 'b.jpg'), isUploaded: false }]
  const subject = { label: 'Rewiring', isTicked: false }
  const draft = { ...newDraft(), fields, subject, emergency: false, photos }
  writeDraft(draft)
  expect(readDraft()).toEqual(draft)
  const without = { label: '', isTicked: false }
  writeDraft({ ...draft, subject: without })
  expect(readDraft().subject).toEqual(without)
  expect(draft.key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
})

test('a page finds a draft until a day after its last change, however old the page was and whichever way a clock is set', async () => {
  const changed = Date.now() + 48 * hours
  const write = () => {
    vi.spyOn(Date, 'now').mockReturnValue(changed)
    writeDraft(ada())
  }
  const nameAfter = async (passed: number) => {
    vi.spyOn(Date, 'now').mockReturnValue(changed + passed * hours)
    vi.resetModules()
    const page = await import('../../../../../web/src/features/enquiry/draft.ts')
    const { fullName } = page.readDraft().fields
    page.subscribeDraft(page.readDraft)()
    return fullName
  }
  write()
  for (const passed of [-24, 12, 23]) expect(await nameAfter(passed)).toBe('Ada')
  for (const passed of [25, -25]) {
    write()
    expect(await nameAfter(passed)).toBe('')
    expect(localStorage).toHaveLength(0)
  }
})

test('reading a draft that is too old removes nothing: it is read while a page renders', async () => {
  writeDraft(ada())
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * hours)
  expect((await openTab()).readDraft()).toEqual(emptyDraft)
  expect(localStorage).toHaveLength(1)
})

test('words after a day without any take no photo of the old draft along', async () => {
  writeDraft({ ...ada(), photos: [photo] })
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * hours)
  const page = await openTab()
  page.changeDraft(type)
  expect(page.readDraft()).toMatchObject({ fields: { fullName: 'Ada L' }, photos: [] })
  expect(localStorage).toHaveLength(1)
})

test('what is stored beside a draft is none of its photos, and stays', () => {
  writeDraft(ada())
  localStorage.setItem('elsewhere/a.jpg', JSON.stringify({ ...photo, keptAt: Date.now() }))
  expect(readDraft()).toMatchObject({ fields: { fullName: 'Ada' }, photos: [] })
  writeDraft(emptyDraft)
  expect(Object.keys(localStorage)).toEqual(['elsewhere/a.jpg'])
})

function openTab() {
  vi.resetModules()
  return import('../../../../../web/src/features/enquiry/draft.ts')
}

/** The storage as a tab sees it that the browser has told of nothing since: what it writes, the others see. */
function seeOnly(entries: Record<string, string>): void {
  const shared = localStorage
  const methods = {
    setItem: (name: string, entry: string) => shared.setItem(name, entry),
    removeItem: (name: string) => shared.removeItem(name),
  }
  vi.stubGlobal('localStorage', Object.assign(Object.create(methods), entries))
}

test('a tab that learns late of an emptied draft leaves the photos of the one that was put back', async () => {
  const draft = { ...ada(), photos: [photo] }
  writeDraft(draft)
  const oldValue = localStorage.getItem('enquiry-draft')
  const other = await openTab()
  const unsubscribe = other.subscribeDraft(other.readDraft)
  writeDraft(emptyDraft)
  writeDraft(draft)
  // The browser tells another tab of one entry after the other.
  const { 'enquiry-draft': _, ...told } = { ...localStorage }
  seeOnly(told)
  dispatchEvent(new StorageEvent('storage', { key: 'enquiry-draft', oldValue }))
  vi.unstubAllGlobals()
  unsubscribe()
  expect((await openTab()).readDraft()).toEqual(draft)
})

test('a photo that is uploaded while another tab empties the form stays, and is gone a day later', async () => {
  writeDraft(ada())
  const other = await openTab()
  const before = { ...localStorage }
  writeDraft(emptyDraft)
  seeOnly(before)
  other.changeDraft(() => ({ photos: [photo] }))
  vi.unstubAllGlobals()
  const page = await openTab()
  expect(page.readDraft()).toMatchObject({ key: '', photos: [photo] })
  page.changeDraft(({ fields }) => ({ fields: { ...fields, fullName: 'Ben' } }))
  expect((await openTab()).readDraft()).toMatchObject({ fields: { fullName: 'Ben' }, photos: [photo] })

  localStorage.removeItem('enquiry-draft')
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * hours)
  const later = await openTab()
  expect(later.readDraft()).toEqual(emptyDraft)
  later.subscribeDraft(later.readDraft)()
  expect(localStorage).toHaveLength(0)
})

type Change = Parameters<typeof changeDraft>[0]
const type: Change = ({ fields }) => ({ fields: { ...fields, fullName: 'Ada L' } })
const upload: Change = ({ photos }) => ({ photos: [...photos, photo] })
const another = { ...photo, key: key.replace('a.jpg', 'b.jpg') }
const uploadAnother: Change = ({ photos }) => ({ photos: [...photos, another] })

test.each([
  ['a letter', 'a photo', type, upload, { fields: { fullName: 'Ada L' }, photos: [photo] }],
  ['a photo', 'a letter', upload, type, { fields: { fullName: 'Ada L' }, photos: [photo] }],
  ['a photo', 'a photo', upload, uploadAnother, { photos: [photo, another] }],
])(
  '%s of another tab, of which the browser has not told, is not taken back by %s',
  async (_, _own, others, own, both) => {
    writeDraft(ada())
    const before = { ...localStorage }
    const other = await openTab()
    other.changeDraft(others)
    seeOnly(before)
    changeDraft(own)
    vi.unstubAllGlobals()
    expect((await openTab()).readDraft()).toMatchObject(both)
  },
)

test.each(['{', '{"key":""}', '{"fields":{"fullName":"Ada"}}'])('what is no draft is an empty one: %s', (stored) => {
  localStorage.setItem('enquiry-draft', stored)
  expect(readDraft()).toMatchObject({ key: '', fields: { fullName: '' } })
})

const own = { ...ada(), photos: [another] }
const stored = { ...ada(), photos: [photo] }
const wordless = { ...newDraft(), photos: [another] }

test.each([
  ['without words of its own a page shows those that are stored', emptyDraft, stored, stored],
  ['of two enquiries a page shows its own', own, stored, own],
  [
    'photos whose words have gone stand beside the own',
    own,
    { ...emptyDraft, photos: [photo] },
    { ...own, photos: [another, photo] },
  ],
  ['a photo of both is there once', own, { ...emptyDraft, photos: [another] }, own],
  [
    'own photos without words stand beside those that are stored',
    wordless,
    stored,
    { ...stored, photos: [photo, another] },
  ],
])('%s', (_, unstored, present, shown) => expect(shownDraft(unstored, present)).toEqual(shown))
