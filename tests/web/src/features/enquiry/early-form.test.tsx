/** The prerendered form, before it is hydrated and after. */
import { act, Profiler } from 'react'
import { expect, test, vi } from 'vitest'
import { eachEnquiryField, enquiryField, enquiryFieldNames } from '#shared/enquiry-fields.ts'
import { ringFirst } from '#shared/enquiry-words.ts'
import { sentDangerPath } from '#shared/form-paths.ts'
import { changeDraft, forgetDraft, readDraft } from '../../../../../web/src/features/enquiry/draft.ts'
import { emptyDraft, readStored, store } from '../../../../../web/src/features/enquiry/draft-storage.ts'
import { adoptEarlyForms, followEarlyForms } from '../../../../../web/src/features/enquiry/early-form.ts'
import { keyName, readFields } from '../../../../../web/src/features/enquiry/read-form.ts'
import { stubUploads } from '../../../../fixtures/photo-uploads.ts'
import { typedFields } from '../../../../fixtures/typed-fields.ts'
import {
  about,
  answer,
  chooseFiles,
  control,
  earlierPhoto,
  form,
  hydrate,
  jpeg,
  put,
  rewiring,
  root,
  Site,
  send,
  sent,
  sent200,
  show,
  shownBoxes,
  text,
  type,
  typed,
} from './enquiry-page.tsx'

const oldFields = { ...typed, fullName: 'Old', jobDescription: 'Old words' }
const old = { fields: oldFields }

test('the draft is shown before hydration and after it, every field of it, with its subject, its emergency and its photos', async () => {
  const fields = eachEnquiryField((name) => enquiryField(name).choices?.at(-1) ?? `the ${name}`)
  const subject = { label: 'EICR', isTicked: true }
  const photos = ['a.jpg', 'b.jpg'].map(earlierPhoto)
  const check = () => {
    for (const name of enquiryFieldNames) expect(control(name).value).toBe(fields[name])
    expect(shownBoxes()).toEqual({ 'About: EICR': true, 'This is an emergency': true })
  }
  await hydrate(
    { fields, subject, emergency: true, photos },
    () => {
      adoptEarlyForms()
      check()
      expect(text()).toContain('The 2 photos that you added are sent with it.')
      expect(Object.fromEntries(new FormData(form()))).toMatchObject({ ...fields, about: 'EICR', emergency: 'on' })
    },
    about(rewiring),
  )
  check()
  for (const { name } of photos) expect(text()).toContain(name)
  expect(form().querySelector('.enquiry-photos__early')?.getAttribute('hidden')).not.toBeNull()
})

test('without a draft the form has the subject of its page, and no words of its own', async () => {
  await hydrate(
    {},
    () => {
      adoptEarlyForms()
      expect(shownBoxes()).toEqual({ 'About: Rewiring': true })
      expect(new FormData(form()).get('emergency')).toBeNull()
    },
    about(rewiring),
  )
  expect(shownBoxes()).toEqual({ 'About: Rewiring': true })
  expect(readDraft().key).toBe('')
})

test.each<[string, () => void, object]>([
  ['is in without a word', () => control('phone').focus(), { ...oldFields, phone: '' }],
  ['has typed in', () => put('fullName', 'New'), { ...oldFields, fullName: 'New' }],
])(
  'a field that somebody %s is left alone, the others show the draft, and what is sent is what they show',
  async (_, before, shown) => {
    await hydrate(old, before)
    expect(readFields(form())).toEqual(shown)
    for (const [name, value] of Object.entries(typed)) put(name, value)
    await send()
    await answer(sent200())
    expect(sent).toMatchObject([typed])
    expect(readDraft().key).toBe('')
  },
)

test('an empty field that somebody is in shows the draft once it is left, and is no change until then', async () => {
  await hydrate(old, () => control('phone').focus())
  await type({ fullName: 'New' })
  expect(readFields(form())).toEqual({ ...oldFields, fullName: 'New', phone: '' })
  control('postcode').focus()
  expect(readFields(form())).toEqual({ ...oldFields, fullName: 'New' })
  expect(readDraft().fields).toEqual({ ...oldFields, fullName: 'New' })
})

test.each<[string, object, () => void, object]>([
  ['give way to the newer ones of the draft', old, () => undefined, oldFields],
  ['go with the draft that was sent or emptied', {}, () => undefined, typedFields()],
  [
    'stay where they were typed on before any script ran',
    old,
    () => {
      const { matches } = Element.prototype
      vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selectors) {
        return selectors.includes(':user-valid') ? this === control('fullName') : matches.call(this, selectors)
      })
    },
    { ...oldFields, fullName: 'Restored' },
  ],
  [
    'stay in a field that somebody is in',
    old,
    () => control('fullName').focus(),
    { ...oldFields, fullName: 'Restored' },
  ],
])('words that the browser has put back %s', async (_, stored, before, shown) => {
  await hydrate(stored, () => {
    put(keyName, 'a key')
    for (const name of ['fullName', 'phone']) put(name, 'Restored')
    before()
  })
  expect(readFields(form())).toEqual(shown)
  expect(control(keyName).value).toBe(readDraft().key)
})

test('words that a browser has filled in without an event since the first script are there after hydration', async () => {
  await hydrate(old, () => {
    adoptEarlyForms()
    put('email', 'ada@example.com')
  })
  expect(readFields(form())).toEqual({ ...oldFields, email: 'ada@example.com' })
  expect(readDraft().fields).toEqual({ ...oldFields, email: 'ada@example.com' })
})

test('words that a browser has filled in without an event are stored when the page is left', async () => {
  followEarlyForms()
  await hydrate(old, () => adoptEarlyForms())
  put('email', 'ada@example.com')
  dispatchEvent(new Event('pagehide'))
  expect(readDraft().fields).toEqual({ ...oldFields, email: 'ada@example.com' })
})

test('a subject that was unticked before any script ran stays so, and takes no stored words away', async () => {
  const untick = () => {
    control('about').checked = false
  }
  await hydrate(old, untick, about(rewiring))
  expect(readDraft().fields.fullName).toBe('Old')
  expect(shownBoxes()).toEqual({ 'About: Rewiring': false })
  await act(() => root.unmount())
  forgetDraft()
  await hydrate({}, untick, about(rewiring))
  expect(shownBoxes()).toEqual({ 'About: Rewiring': false })
  for (const [name, value] of Object.entries(typed)) put(name, value)
  await send()
  expect(sent).toMatchObject([typed])
  expect(sent[0]).not.toHaveProperty('about')
})

test('an emergency that is unticked before hydration, without a word, is stored at once, and stays so', async () => {
  const untick = () => {
    followEarlyForms()
    control('emergency').click()
    expect(readDraft().emergency).toBe(false)
  }
  await hydrate({}, untick, about({ label: '', hello: 'Hello', emergency: true }))
  expect(shownBoxes()).toEqual({ 'This is an emergency': false })
  expect(text()).not.toContain(ringFirst)
})

test('a photo that is chosen in the last moments of hydration is added once', async () => {
  stubUploads()
  await hydrate({})
  Object.defineProperty(form().querySelector('[type=file]'), 'files', { value: [jpeg('0.jpg')], configurable: true })
  adoptEarlyForms()
  await chooseFiles(1)
  await act(async () => show(false))
  await act(async () => show(true))
  expect(readDraft().photos).toHaveLength(1)
})

test('a form without a draft hydrates in one commit: a second one blocks a phone in the same task', async () => {
  const commits: string[] = []
  const site = (
    <Profiler id="site" onRender={(_, phase) => commits.push(phase)}>
      <Site />
    </Profiler>
  )
  await hydrate({}, undefined, site)
  expect(commits).toEqual(['mount'])
})

/** Chooses a photo before hydration. jsdom has no `DataTransfer`, and its inputs would take no other list. */
function chooseEarly(name: string): void {
  class Transfer {
    files: File[] = []
    items = { add: (file: File) => this.files.push(file) }
  }
  vi.stubGlobal('DataTransfer', Transfer)
  const input = form().querySelector('[type=file]')
  Object.defineProperty(input, 'files', { value: [jpeg(name)], writable: true, configurable: true })
  input?.dispatchEvent(new Event('input', { bubbles: true }))
}

const post = () => void form().dispatchEvent(new Event('submit', { bubbles: true }))

test.each<[string, () => void, string[]]>([
  ['adds to the one before', () => undefined, ['0.jpg', '1.jpg']],
  ['adds to one that was posted in vain', post, ['0.jpg', '1.jpg']],
  [
    'brings none back that was sent with the words before',
    () => {
      post()
      forgetDraft()
      put('fullName', 'Next')
      control('fullName').dispatchEvent(new Event('input', { bubbles: true }))
    },
    ['1.jpg'],
  ],
])('a photo that is chosen before hydration %s', async (_, between, names) => {
  stubUploads()
  await hydrate({}, () => {
    followEarlyForms()
    chooseEarly('0.jpg')
    between()
    chooseEarly('1.jpg')
  })
  expect(readDraft().photos.map(({ name }) => name)).toEqual(names)
})

test('a photo of a form that the browser has posted is asked for again, because the answer may never come', async () => {
  await hydrate({}, () => {
    followEarlyForms()
    chooseEarly('0.jpg')
    post()
  })
  expect(text()).toContain('Please add your photo again.')
  expect(readDraft().photos).toEqual([])
})

test('the answer to a post takes away the words that it answers, once, and none that another tab has typed since', async () => {
  await hydrate(old, () => {
    followEarlyForms()
    post()
  })
  // The page of the answer has no form.
  await act(async () => show(false))
  store('copy', { ...readDraft(), fields: typed })
  history.replaceState(null, '', sentDangerPath)
  // Cast: nothing else of the entry is read.
  const redirected = [{ redirectCount: 1 } as unknown as PerformanceEntry]
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(redirected)
  followEarlyForms()
  expect(readDraft()).toEqual(emptyDraft)
  expect(readStored('copy').fields).toEqual(typed)
  changeDraft(() => old)
  followEarlyForms()
  history.replaceState(null, '', '/')
  expect(readDraft().fields).toEqual(oldFields)
})
