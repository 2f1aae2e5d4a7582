// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eachEnquiryField } from '#shared/enquiry-fields.ts'
import { createPhotoKey, photoUrl } from '#shared/photo-key.ts'
import type { changeDraft } from '../../../../../web/src/features/enquiry/draft.ts'
import { emptyDraft } from '../../../../../web/src/features/enquiry/draft-storage.ts'
import { typedFields } from '../../../../fixtures/typed-fields.ts'

const hours = 3_600_000
const key = createPhotoKey('a.jpg', Date.now(), crypto.randomUUID())
const photo = { key, name: 'a.jpg', size: 3, isUploaded: true }
const ada = { fields: typedFields({ fullName: 'Ada', jobDescription: 'A socket' }) }
const grace = { fields: typedFields({ fullName: 'Grace', jobDescription: 'A cooker' }) }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Opens a page: in the tab that was used last, as its storage is there. */
function openPage() {
  vi.resetModules()
  return import('../../../../../web/src/features/enquiry/draft.ts')
}

function openTab() {
  goToTab({})
  return openPage()
}

/** What the tab has that is in front. */
const tabInFront = () => ({ ...sessionStorage })

function goToTab(tab: Record<string, string>): void {
  sessionStorage.clear()
  Object.assign(sessionStorage, tab)
}

type Change = ReturnType<Parameters<typeof changeDraft>[0]>

async function changeInNewTab(change: Change) {
  const tab = await openTab()
  tab.changeDraft(() => change)
  return tab
}

test('a draft is there on the next page, with its key, every field, its checkboxes and its photos', async () => {
  const fields = eachEnquiryField((name) => `the ${name}`)
  const photos = [photo, { ...photo, key: key.replace('a.jpg', 'b.jpg'), isUploaded: false }]
  const draft = { fields, subject: { label: 'Rewiring', isTicked: false }, emergency: false, photos }
  const page = await changeInNewTab(draft)
  expect(page.readDraft()).toEqual({
    ...draft,
    key: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  })
  expect((await openPage()).readDraft()).toEqual(page.readDraft())
  page.changeDraft(() => ({ subject: { label: '', isTicked: false } }))
  expect((await openPage()).readDraft().subject).toEqual({ label: '', isTicked: false })
})

test('a new tab begins with the last change of any tab, its key and its photos; then each has its own', async () => {
  await changeInNewTab(grace)
  const one = await changeInNewTab({ ...ada, photos: [photo] })
  const first = tabInFront()
  const other = await openTab()
  expect(other.readDraft()).toEqual(one.readDraft())
  other.changeDraft(() => grace)
  expect((await openPage()).readDraft()).toMatchObject({ ...grace, key: one.readDraft().key })
  goToTab(first)
  expect((await openPage()).readDraft()).toEqual(one.readDraft())
})

test('a draft that is sent as it stands is stored for its tab, and leaves the copy to another tab', async () => {
  const page = await changeInNewTab(ada)
  await changeInNewTab(grace)
  page.changeDraft(page.sentCheckboxes)
  expect((await openPage()).readDraft()).toEqual(page.readDraft())
  expect((await openTab()).readDraft()).toMatchObject(grace)
})

test('a page finds a draft until a day after its last change, whichever way a clock is set, and removes an older one', async () => {
  const changed = Date.now() + 48 * hours
  for (const [passed, name] of [
    [-24, 'Ada'],
    [23, 'Ada'],
    [25, ''],
    [-25, ''],
  ] as const) {
    localStorage.clear()
    vi.spyOn(Date, 'now').mockReturnValue(changed)
    await changeInNewTab(ada)
    vi.spyOn(Date, 'now').mockReturnValue(changed + passed * hours)
    expect((await openPage()).readDraft().fields.fullName).toBe(name)
    expect(localStorage).toHaveLength(name ? 2 : 0)
  }
})

test.each(['{', '{"key":""}', '{"fields":{"fullName":"Ada"}}'])(
  'what is no draft is an empty one: %s',
  async (stored) => {
    const entry = stored.replace('}', `,"keptAt":${Date.now()}}`)
    localStorage.setItem('enquiry-draft', entry)
    expect((await openPage()).readDraft()).toEqual(emptyDraft)
  },
)

test('a draft of another version has the fields of this one, and photos with a key alone', async () => {
  const stored = { key: 'k', fields: { fullName: 'Ada', gone: 'x' }, photos: [photo, { ...photo, key: 'a.jpg' }, 1] }
  localStorage.setItem('enquiry-draft', JSON.stringify({ ...stored, keptAt: Date.now() }))
  expect((await openPage()).readDraft()).toEqual({
    ...emptyDraft,
    key: 'k',
    fields: typedFields({ fullName: 'Ada' }),
    photos: [photo],
  })
})

const request = { ...ada.fields, photoUrls: [photoUrl(location.origin, key)] }
const sent = { ...ada, photos: [photo] }

const later = { ...photo, key: key.replace('a.jpg', 'b.jpg') }

test.each<[string, Change, Change]>([
  ['goes, as does its copy', {}, emptyDraft],
  ['goes with a photo that was never uploaded', { photos: [photo, { ...later, isUploaded: false }] }, emptyDraft],
  ['stays in a tab that has other words', grace, { ...sent, ...grace }],
  ['stays in a tab that has another photo', { photos: [photo, later] }, { ...sent, photos: [photo, later] }],
  ['stays in a tab that has declared an emergency', { emergency: true }, { ...sent, emergency: true }],
])('once it is sent a draft %s', async (_, changes, left) => {
  const page = await changeInNewTab(sent)
  const first = tabInFront()
  const other = await openTab()
  other.changeDraft(() => changes)
  const second = tabInFront()
  goToTab(first)
  page.forgetSent(request)
  expect(page.readDraft()).toEqual(emptyDraft)
  for (const tab of [second, {}]) {
    goToTab(tab)
    expect((await openPage()).readDraft()).toMatchObject(left)
  }
  goToTab(second)
  other.forgetSent(request)
  expect(other.readDraft()).toMatchObject(left)
})

test.each<[string, Change, Change]>([
  ['has sent stays gone', {}, emptyDraft],
  ['has changed has it with the words of that tab', grace, { ...sent, ...grace }],
  ['has replaced stays', { ...grace, key: 'other', photos: [] }, { ...grace, key: 'other', photos: [] }],
])('once a photo is uploaded the copy that another tab %s', async (_, changes, left) => {
  const page = await changeInNewTab({ ...ada, photos: [{ ...photo, isUploaded: false }] })
  const first = tabInFront()
  const other = await openTab()
  other.changeDraft(() => changes)
  other.forgetSent(request)
  goToTab(first)
  page.changePhotos(() => [photo])
  expect((await openPage()).readDraft()).toEqual(page.readDraft())
  expect(page.readDraft()).toMatchObject(sent)
  expect((await openTab()).readDraft()).toMatchObject(left)
})

test.each<[string, Change, Change]>([
  ['the copy of its own draft goes, whatever another tab has typed into it', grace, emptyDraft],
  ['the copy of another draft stays', { ...grace, key: 'other' }, grace],
])('once a form is emptied %s', async (_, changes, left) => {
  const page = await changeInNewTab(ada)
  const first = tabInFront()
  const other = await openTab()
  other.changeDraft(() => changes)
  const second = tabInFront()
  goToTab(first)
  page.forgetDraft()
  expect(page.readDraft()).toEqual(emptyDraft)
  expect((await openTab()).readDraft()).toMatchObject(left)
  goToTab(second)
  expect((await openPage()).readDraft()).toEqual(other.readDraft())
})

test('a page that was kept for Back has what another page of its tab has typed, sent or emptied since', async () => {
  const kept = await changeInNewTab(ada)
  const page = await openPage()
  page.changeDraft(() => grace)
  kept.rereadDraft()
  expect(kept.readDraft()).toEqual(page.readDraft())
  page.forgetDraft()
  kept.rereadDraft()
  expect(kept.readDraft()).toEqual(emptyDraft)
})

const block = (name: 'sessionStorage' | 'localStorage') => vi.stubGlobal(name, undefined)
const fill = (name: 'sessionStorage' | 'localStorage') => {
  const full = window[name]
  const { setItem } = Storage.prototype
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, ...entry) {
    if (this === full) throw new DOMException('Full', 'QuotaExceededError')
    setItem.apply(this, entry)
  })
}

test.each([
  ['blocked', block],
  ['full', fill],
])('where the storage of the tab is %s the next page begins with the last change', async (_, stop) => {
  const page = await openTab()
  stop('sessionStorage')
  page.changeDraft(() => grace)
  page.changeDraft(() => ada)
  expect(page.storedKey()).toBe(page.readDraft().key)
  expect((await openPage()).readDraft()).toEqual(page.readDraft())
})

test.each([
  ['blocked', block],
  ['full', fill],
])(
  'where storage is %s a page keeps its draft for Back, sent or not, and no form says that it is stored',
  async (_, stop) => {
    const page = await changeInNewTab(grace)
    stop('localStorage')
    page.changeDraft(() => ada)
    page.changeDraft(page.sentCheckboxes)
    page.rereadDraft()
    expect(page.readDraft()).toMatchObject(ada)
    expect(page.storedKey()).toBe('')
  },
)

test('where storage is full no older words come back', async () => {
  const page = await changeInNewTab(grace)
  fill('localStorage')
  page.changeDraft(() => ada)
  expect((await openPage()).readDraft()).toEqual(emptyDraft)
})

test('sent without a subject it takes none in a new tab either, as it would be another enquiry', async () => {
  const page = await changeInNewTab(ada)
  page.changeDraft(page.sentCheckboxes)
  expect((await openTab()).readDraft().subject).toEqual({ label: '', isTicked: false })
})

test('what ends on the first page of a tab, to which Firefox has gone Back, is gone on its next one', async () => {
  await openTab()
  const left = tabInFront()
  const next = await openPage()
  next.changeDraft(() => ada)
  const second = tabInFront()
  goToTab(left)
  const first = await openPage()
  expect(first.readDraft()).toEqual(next.readDraft())
  first.forgetDraft()
  goToTab(second)
  expect((await openPage()).readDraft()).toEqual(emptyDraft)
})

test('a page that Firefox shows by Back, with the sessionStorage that it was left with, has what was typed, sent or emptied since', async () => {
  await changeInNewTab(ada)
  const left = tabInFront()
  const page = await openPage()
  page.changeDraft(() => grace)
  goToTab(left)
  localStorage.removeItem('enquiry-draft')
  expect((await openPage()).readDraft()).toEqual(page.readDraft())
  page.forgetDraft()
  goToTab(left)
  expect((await openPage()).readDraft()).toEqual(emptyDraft)
})
