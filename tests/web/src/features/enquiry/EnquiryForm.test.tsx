/** The form shows the one draft of all tabs, changes it, and sends what it shows. */
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { enquiryNotices } from '#shared/enquiry-words.ts'
import { changeDraft, newDraft, readDraft, writeDraft } from '../../../../../web/src/features/enquiry/draft.ts'
import { emptyDraft } from '../../../../../web/src/features/enquiry/draft-storage.ts'
import { EnquiryForm } from '../../../../../web/src/features/enquiry/EnquiryForm.tsx'
import { keepWords, keyName, readFields } from '../../../../../web/src/features/enquiry/read-form.ts'
import { photoBucket } from '../../../../fixtures/photo-uploads.ts'
import { typedFields } from '../../../../fixtures/typed-fields.ts'
import {
  about,
  answer,
  button,
  chooseFiles,
  control,
  error,
  form,
  inAnotherTab,
  open,
  photoOfAnotherTab,
  press,
  put,
  reload,
  rewiring,
  root,
  send,
  sent,
  sent200,
  settle,
  show,
  slowFile,
  text,
  type,
  typed,
  withProvider,
} from './enquiry-page.tsx'

const photoNames = () => [...document.querySelectorAll('.enquiry-photo__name')].map(({ textContent }) => textContent)
const ada = () => ({ ...newDraft(), fields: typed })

test.each([
  ['was changed', { fields: { ...typed, jobDescription: 'A cooker' } }],
  ['has other photos', { photos: ['added.jpg', 'late.jpg'].map(photoOfAnotherTab) }],
  ['was sent or emptied', emptyDraft],
  ['was begun anew', { ...newDraft(), fields: { ...typed, fullName: 'Grace' } }],
])('the draft that %s in another tab is shown, typed on and sent', async (_, changes) => {
  writeDraft({ ...ada(), photos: [photoOfAnotherTab('before.jpg')] })
  await open()
  const next = { ...readDraft(), ...changes }
  await inAnotherTab(next)
  expect(readFields(form())).toEqual(next.fields)
  expect(control(keyName).value).toBe(next.key)
  expect(photoNames()).toEqual(next.photos.map(({ name }) => name))
  await type({ fullName: 'Typed last' })
  expect(readDraft()).toMatchObject({ fields: { ...next.fields, fullName: 'Typed last' }, photos: next.photos })
  await reload()
  await type({ ...typed, fullName: 'Typed last' })
  await send()
  const photoUrls = next.photos.map(({ name }) => expect.stringMatching(RegExp(`${name}$`)))
  expect(sent).toMatchObject([{ ...typed, fullName: 'Typed last', photoUrls }])
  await answer(sent200())
  expect(readDraft().key).toBe('')
})

test.each(['pageshow', 'visibilitychange'])(
  'a page that the browser has kept asleep shows the newest words, the field with the focus too: %s',
  async (event) => {
    await open()
    await type()
    control('jobDescription').focus()
    await settle()
    await inAnotherTab({ ...readDraft(), fields: { ...typed, jobDescription: 'A cooker' } }, false)
    await act(async () => void document.dispatchEvent(new Event(event, { bubbles: true })))
    expect(readFields(form())).toEqual({ ...typed, jobDescription: 'A cooker' })
    expect(document.activeElement).toBe(control('jobDescription'))
  },
)

test('a letter typed in an older tab takes none of the words of a tab that was closed since', async () => {
  await open()
  const draft = { ...ada(), photos: [photoOfAnotherTab('a.jpg')], emergency: true }
  await inAnotherTab(draft, false)
  await type({ email: 'ada@example.com' })
  expect(readDraft()).toMatchObject({ ...draft, fields: { ...typed, email: 'ada@example.com' } })
  expect(readFields(form())).toEqual({ ...typed, email: 'ada@example.com' })
})

test('an empty field that somebody is in stays empty while another tab types, and is filled once they are elsewhere', async () => {
  await open()
  control('fullName').focus()
  await inAnotherTab(ada())
  expect(readFields(form())).toEqual({ ...typed, fullName: '' })
  control('phone').focus()
  await inAnotherTab({ ...readDraft(), fields: { ...typed, phone: '07700 900999' } })
  expect(readFields(form())).toEqual({ ...typed, phone: '07700 900999' })
})

test('what another page has stored for an empty field that somebody is in is shown by Send, and sent', async () => {
  await open()
  await type()
  control('email').focus()
  await inAnotherTab({ ...readDraft(), fields: { ...typed, email: 'ada@example.com' } })
  expect(control('email').value).toBe('')
  await send()
  expect(control('email').value).toBe('ada@example.com')
  expect(sent).toMatchObject([{ ...typed, email: 'ada@example.com' }])
})

test('words that were never stored stay when another tab has typed others', async () => {
  await open()
  await type()
  put('email', 'ada@example.com')
  await inAnotherTab({ ...readDraft(), fields: { ...typed, jobDescription: 'A cooker' } })
  expect(readFields(form())).toEqual({ ...typed, jobDescription: 'A cooker', email: 'ada@example.com' })
})

test("a subject that is unticked beside another tab's draft is that draft's, and keeps the focus", async () => {
  await open(about(rewiring))
  control('about').focus()
  const subject = { label: 'EV Charge Points', isTicked: true }
  await inAnotherTab({ ...ada(), subject })
  expect(text()).toContain('About: EV Charge Points')
  await act(async () => control('about').click())
  expect(document.activeElement).toBe(control('about'))
  expect(readDraft()).toMatchObject({ fields: typed, subject: { ...subject, isTicked: false } })
  await send()
  expect(sent[0]).not.toHaveProperty('about')
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
  '%s that the form shows is sent, although another tab has just unticked it',
  async (_, shown, unticked, expected) => {
    writeDraft({ ...ada(), ...shown })
    await open()
    await inAnotherTab({ ...readDraft(), ...unticked }, false)
    await send()
    expect(sent).toMatchObject([expected])
  },
)

test('a photo that is uploading when another tab sends the draft stays in the form, and goes with the next words', async () => {
  const [slow, read] = slowFile('slow.jpg')
  photoBucket()
  await open()
  await type()
  await chooseFiles([slow])
  await inAnotherTab(emptyDraft)
  expect(readFields(form())).toEqual(typedFields())
  read()
  await vi.waitFor(() => expect(text()).toContain('The photo is uploaded.'), { interval: 1 })
  expect(readDraft()).toMatchObject({ fields: typedFields(), photos: [{ name: 'slow.jpg' }] })
  await type()
  await send()
  expect(sent).toMatchObject([{ ...typed, photoUrls: [expect.stringMatching(/slow\.jpg$/)] }])
})

test('an enquiry that begins with a photo on the emergency page is an emergency on the next page', async () => {
  await open(about({ label: 'Emergency', hello: 'Hello', emergency: true }))
  await chooseFiles(1)
  await act(async () => root.render(about()))
  expect(control('emergency').closest('[hidden]')).toBeNull()
  expect(control('emergency').checked).toBe(true)
})

test('photos are asked for again where a page was left while they were uploaded, until they are there or others are added', async () => {
  const photos = ['one.jpg', 'two.jpg'].map(photoOfAnotherTab)
  await inAnotherTab({ ...ada(), photos: photos.map((photo) => ({ ...photo, isUploaded: false })) })
  photoBucket()
  await open()
  expect(text()).toContain('Please add your 2 photos again.')
  await chooseFiles(1)
  await vi.waitFor(() => expect(text()).toContain('Please add your photo again.'), { interval: 1 })
  await vi.waitFor(() => expect(text()).toContain('The photo is uploaded.'), { interval: 1 })
  const uploaded = readDraft().photos.map((photo) => ({ ...photo, isUploaded: true }))
  await inAnotherTab({ ...readDraft(), photos: uploaded })
  expect(text()).not.toContain('again')
  expect(photoNames()).toEqual(['0.jpg', 'two.jpg'])
})

test('a photo whose place another tab has taken while it was uploaded has one again once it is', async () => {
  const [slow, read] = slowFile('slow.jpg')
  photoBucket()
  await open()
  await type()
  await chooseFiles([slow])
  await inAnotherTab({ ...readDraft(), photos: [photoOfAnotherTab('other.jpg')] })
  read()
  await vi.waitFor(() => expect(text()).toContain('All photos are uploaded.'), { interval: 1 })
  await reload()
  expect(photoNames().toSorted()).toEqual(['other.jpg', 'slow.jpg'])
})

test.each([
  ['other words', { fields: { ...typed, jobDescription: 'A cooker' } }],
  ['a photo', { photos: [photoOfAnotherTab('late.jpg')] }],
  ['an emergency', { emergency: true }],
])('a success leaves the draft to which another tab has added %s since, and that alone', async (_what, added) => {
  await open()
  await type()
  await send()
  await inAnotherTab({ ...readDraft(), ...added })
  await answer(sent200())
  expect(text()).toContain(enquiryNotices.sent.title)
  expect(readDraft()).toMatchObject({ key: sent[0]?.idempotencyKey, ...added })
  await press('Send another enquiry')
  await send()
  await answer(sent200())
  expect(sent).toHaveLength(2)
  expect(readDraft().key).toBe('')
})

test('a receipt stays while another tab types', async () => {
  await open()
  await type()
  await send()
  await answer(sent200())
  await inAnotherTab(ada())
  expect(text()).toContain(enquiryNotices.sent.title)
})

test.each([
  ['', emptyDraft],
  [', beside a photo that was added since,', { ...newDraft(), photos: [photoOfAnotherTab('late.jpg')] }],
])(
  'words that another tab has sent or emptied while they are sent here are there again%s if that fails',
  async (_, left) => {
    await open()
    await type()
    await send()
    await inAnotherTab(left)
    await answer(error(400))
    expect(text()).toContain(enquiryNotices.failed.text)
    await reload()
    expect(readFields(form())).toEqual(typed)
    expect(photoNames()).toEqual(left.photos.map(({ name }) => name))
  },
)

test('what was said of words that another tab has sent goes with them', async () => {
  await open()
  await type()
  await send()
  await answer(error(400))
  expect(text()).toContain(enquiryNotices.failed.text)
  await inAnotherTab(emptyDraft)
  await settle()
  expect(text()).not.toContain(enquiryNotices.failed.text)
})

test('an emptied form takes the photos of every tab along, for good, and is put back with all', async () => {
  writeDraft(ada())
  await open()
  const whole = { ...readDraft(), photos: [photoOfAnotherTab('late.jpg')], emergency: true }
  await inAnotherTab(whole)
  await press('Empty the form')
  expect(localStorage).toHaveLength(0)
  expect(photoNames()).toEqual([])
  await press('Put it back')
  expect(readDraft()).toEqual(whole)
  expect(readFields(form())).toEqual(typed)
  expect(photoNames()).toEqual(['late.jpg'])
  // Sent from another tab.
  await inAnotherTab(emptyDraft)
  expect(button('Put it back')).toBeUndefined()
})

/** Words that storage has no more, and how they went. */
const gone: [string, () => void | Promise<void>][] = [
  ['that the browser clears from its storage', () => localStorage.clear()],
  ['that are too old for another tab', () => inAnotherTab(emptyDraft)],
]

test.each(gone)('words %s stay in the open form, and are stored again at the next letter', async (_what, remove) => {
  await open()
  await type()
  const { key } = readDraft()
  vi.setSystemTime(Date.now() + 25 * 3_600_000)
  await remove()
  await act(async () => void dispatchEvent(new Event('visibilitychange')))
  expect(readFields(form())).toEqual(typed)
  await type({ fullName: 'Ada L' })
  expect(readFields(form())).toEqual({ ...typed, fullName: 'Ada L' })
  expect(localStorage.getItem('enquiry-draft')).toContain(typed.phone)
  expect(readDraft().key).toBe(key)
})

test.each(gone)(
  'words %s and those that another tab then types are two enquiries, of which neither takes anything',
  async (_, remove) => {
    await open()
    await type({ ...typed, jobDescription: '' })
    vi.setSystemTime(Date.now() + 25 * 3_600_000)
    await remove()
    const others = { ...newDraft(), emergency: true, photos: [photoOfAnotherTab('late.jpg')] }
    for (const email of ['b', 'ben@example.com']) await inAnotherTab({ ...others, fields: typedFields({ email }) })
    await type({ jobDescription: typed.jobDescription })
    expect(readFields(form())).toEqual(typed)
    expect(photoNames()).toEqual([])
    await send()
    expect(sent).toMatchObject([{ ...typed, email: '', emergency: false, photoUrls: [] }])
    await answer(sent200())
    await reload()
    expect(readFields(form())).toEqual(typedFields({ email: 'ben@example.com' }))
    expect(photoNames()).toEqual(['late.jpg'])
  },
)

test('words that stayed apart from what another tab typed are stored once that is sent, and hold none of it', async () => {
  await open()
  await type({ fullName: 'Ada' })
  localStorage.clear()
  await inAnotherTab({ ...newDraft(), fields: typed, photos: [photoOfAnotherTab('late.jpg')] })
  await type({ fullName: 'Ada L' })
  await inAnotherTab(emptyDraft)
  expect(readFields(form())).toEqual(typedFields({ fullName: 'Ada L' }))
  await type({ phone: typed.phone })
  await reload()
  expect(readFields(form())).toEqual(typedFields({ fullName: 'Ada L', phone: typed.phone }))
  expect(photoNames()).toEqual([])
})

test('a form with words apart from those of another tab shows those once it is emptied, and adds to them', async () => {
  await open()
  await type({ fullName: 'Ada' })
  localStorage.clear()
  await inAnotherTab(ada())
  await press('Empty the form')
  expect(readFields(form())).toEqual(typed)
  await type({ fullName: 'Ada L' })
  expect(readDraft().fields).toEqual({ ...typed, fullName: 'Ada L' })
})

test('an emptied form is put back beside a photo that another tab has added since', async () => {
  await open()
  await type()
  await press('Empty the form')
  await inAnotherTab({ ...newDraft(), photos: [photoOfAnotherTab('late.jpg')] })
  await press('Put it back')
  expect(readFields(form())).toEqual(typed)
  expect(photoNames()).toEqual(['late.jpg'])
})

test('words that the browser clears from its storage are there as another tab of theirs types on and stores them again', async () => {
  writeDraft({ ...ada(), photos: [photoOfAnotherTab('a.jpg')] })
  await open()
  const { key } = readDraft()
  localStorage.clear()
  await act(async () => void dispatchEvent(new Event('visibilitychange')))
  for (const jobDescription of ['A c', 'A cooker']) {
    await inAnotherTab({ ...newDraft(), key, fields: { ...typed, jobDescription } })
    expect(readFields(form())).toEqual({ ...typed, jobDescription })
    expect(photoNames()).toEqual([])
  }
})

test('a draft that two tabs begin at once, each with a photo, is one draft', async () => {
  const [own, others] = ['own.jpg', 'others.jpg'].map(photoOfAnotherTab)
  const photos = [own, others].filter((photo) => photo !== undefined)
  await open()
  await act(async () => changeDraft(() => ({ photos: photos.slice(0, 1) })))
  const draft = { ...newDraft(), photos }
  await inAnotherTab(draft, false)
  const newValue = localStorage.getItem('enquiry-draft')
  await act(async () => void dispatchEvent(new StorageEvent('storage', { key: 'enquiry-draft', newValue })))
  for (const fullName of ['A', 'Ad', 'Ada']) await inAnotherTab({ ...draft, fields: typedFields({ fullName }) })
  await type({ phone: typed.phone })
  expect(readDraft()).toMatchObject({ ...draft, fields: typedFields({ fullName: 'Ada', phone: typed.phone }) })
})

test('a page that the browser kept for Back is empty where another tab has sent or emptied its words', async () => {
  await open()
  await type()
  await inAnotherTab(emptyDraft, false)
  await act(async () => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(readFields(form())).toEqual(emptyDraft.fields)
})

test.each([
  ['blocked', () => vi.stubGlobal('localStorage', undefined)],
  [
    'full',
    () =>
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('Full', 'QuotaExceededError')
      }),
  ],
])('a page that the browser kept for Back has its words where storage is %s', async (_, stop) => {
  stop()
  await open()
  await type()
  for (const event of [new Event('visibilitychange'), new PageTransitionEvent('pageshow', { persisted: true })])
    await act(async () => void dispatchEvent(event))
  expect(readFields(form())).toEqual(typed)
})

test('a form is not put back over what another tab has begun', async () => {
  const newer = { ...newDraft(), fields: { ...typed, fullName: 'Newer' } }
  await open()
  for (const isTold of [false, true]) {
    await type()
    await press('Empty the form')
    await inAnotherTab(newer, isTold)
    await press('Put it back')
    expect(button('Put it back')).toBeUndefined()
    expect(readDraft()).toEqual(newer)
    expect(control('fullName').value).toBe('Newer')
  }
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

test('what a browser filled in without an event is in the form that is opened beside it, and is sent', async () => {
  const forms = (isOpen: boolean) =>
    withProvider(
      <>
        {isOpen && <EnquiryForm idPrefix="opened" />}
        <EnquiryForm idPrefix="page" />
      </>,
    )
  await open(forms(false))
  const page = form()
  for (const [name, value] of Object.entries(typed)) put(name, value)
  await act(async () => keepWords(page))
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
  await press('Send another enquiry')
  expect(readFields(form())).toEqual(typedFields())
})
