/** The form shows the draft, changes it, and sends what it shows. */
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { enquiryNotices } from '#shared/enquiry-words.ts'
import { changeDraft, readDraft } from '../../../../../web/src/features/enquiry/draft.ts'
import { emptyDraft } from '../../../../../web/src/features/enquiry/draft-storage.ts'
import { EnquiryForm } from '../../../../../web/src/features/enquiry/EnquiryForm.tsx'
import { followEarlyForms } from '../../../../../web/src/features/enquiry/early-form.ts'
import { keepWords, keyName, readFields } from '../../../../../web/src/features/enquiry/read-form.ts'
import { stubUploads } from '../../../../fixtures/photo-uploads.ts'
import { typedFields } from '../../../../fixtures/typed-fields.ts'
import {
  about,
  answer,
  button,
  chooseFiles,
  comeBack,
  control,
  earlierPhoto,
  error,
  form,
  open,
  press,
  put,
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

test('a page that was kept for Back shows what another page of its tab has changed, the field with the focus too', async () => {
  followEarlyForms()
  document.documentElement.dataset.hydrated = ''
  await open()
  await type()
  control('jobDescription').focus()
  await comeBack({ fields: { ...typed, jobDescription: 'A cooker' }, emergency: true, photos: [earlierPhoto('a.jpg')] })
  expect(readFields(form())).toEqual({ ...typed, jobDescription: 'A cooker' })
  expect(document.activeElement).toBe(control('jobDescription'))
  expect(control('emergency').checked).toBe(true)
  expect(photoNames()).toEqual(['a.jpg'])
  await comeBack(emptyDraft)
  delete document.documentElement.dataset.hydrated
  expect(readFields(form())).toEqual(typedFields())
  expect(control(keyName).value).toBe('')
  expect(photoNames()).toEqual([])
})

test('an enquiry that begins with a photo on the emergency page is an emergency on the next page', async () => {
  await open(about({ label: 'Emergency', hello: 'Hello', emergency: true }))
  await chooseFiles(1)
  await act(async () => root.render(about()))
  expect(control('emergency').closest('[hidden]')).toBeNull()
  expect(control('emergency').checked).toBe(true)
})

test('photos of an earlier page are in the form, can be removed, and are sent', async () => {
  changeDraft(() => ({ fields: typed, photos: ['removed.jpg', 'kept.jpg'].map(earlierPhoto) }))
  await open()
  expect(photoNames()).toEqual(['removed.jpg', 'kept.jpg'])
  await act(async () => document.querySelector<HTMLElement>('.enquiry-photo button')?.click())
  expect(photoNames()).toEqual(['kept.jpg'])
  await send()
  expect(sent).toMatchObject([{ ...typed, photoUrls: [expect.stringMatching(/kept\.jpg$/)] }])
  await answer(sent200())
  expect(text()).toContain('With 1 photo.')
  expect(readDraft().key).toBe('')
})

test('photos are asked for again where a page was left while they were uploaded, until others are added', async () => {
  const photos = ['one.jpg', 'two.jpg'].map((name) => ({ ...earlierPhoto(name), isUploaded: false }))
  changeDraft(() => ({ fields: typed, photos }))
  stubUploads()
  await open()
  expect(text()).toContain('Please add your 2 photos again.')
  await chooseFiles(1)
  await vi.waitFor(() => expect(text()).toContain('Please add your photo again.'), { interval: 1 })
  await chooseFiles(1)
  await vi.waitFor(() => expect(text()).toContain('All photos are uploaded.'), { interval: 1 })
  expect(text()).not.toContain('again')
})

test('an emptied form takes its photos and what was said of it along, for good, and is put back with all', async () => {
  const whole = { fields: typed, photos: [earlierPhoto('late.jpg')], emergency: true }
  changeDraft(() => whole)
  await open()
  await send()
  await answer(error(400))
  await act(async () => control('phone').focus())
  const { key } = readDraft()
  const said = [enquiryNotices.failed.text, 'we cover SW14']
  for (const words of said) expect(text()).toContain(words)
  // An extension fills in a field without an event.
  put('fullName', 'Filled In')
  const filled = { ...whole, fields: { ...typed, fullName: 'Filled In' } }
  await press('Empty the form')
  await settle()
  for (const words of said) expect(text()).not.toContain(words)
  expect(localStorage).toHaveLength(0)
  expect(photoNames()).toEqual([])
  expect(document.activeElement).toBe(button('Put it back'))
  const described = document.activeElement?.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe('The form is empty.')
  await press('Put it back')
  expect(document.activeElement).toBe(control('fullName'))
  expect(readDraft()).toMatchObject({ ...filled, key })
  expect(readFields(form())).toEqual(filled.fields)
  expect(photoNames()).toEqual(['late.jpg'])
})

test('an emptied form is not put back over what was begun since', async () => {
  await open()
  await type()
  await press('Empty the form')
  expect(button('Put it back')).toBeDefined()
  await type({ fullName: 'Newer' })
  expect(button('Put it back')).toBeUndefined()
  expect(readFields(form())).toEqual(typedFields({ fullName: 'Newer' }))
  await send()
  expect(text()).toContain(enquiryNotices.missing.title)
  await press('Empty the form')
  expect(text()).not.toContain(enquiryNotices.missing.title)
})

test('what is unusual is advised of beside its field once it is left, until it is changed, and sent as it was typed', async () => {
  const unusual = { ...typed, phone: '7946 0000 (evenings)', email: 'foo', postcode: 'TW9' }
  const adviceOf = (name: string) => document.getElementById(control(name).getAttribute('aria-describedby') ?? '')
  await open()
  await type(unusual)
  await act(async () => control('postcode').focus())
  expect(adviceOf('postcode')).toBeNull()
  await act(async () => control('jobDescription').focus())
  for (const [name, sentence] of [
    ['phone', 'Check this phone number.'],
    ['email', 'Check this email address.'],
    ['postcode', 'Good news: we cover TW9.'],
  ] as const) {
    expect(adviceOf(name)?.textContent).toContain(sentence)
    expect(adviceOf(name)?.role).toBe('status')
    expect(control(name).ariaInvalid).toBeNull()
  }
  await type({ phone: '020 7946 0000 (evenings)' })
  expect(adviceOf('phone')).toBeNull()
  await send()
  expect(sent).toMatchObject([{ ...unusual, phone: '020 7946 0000 (evenings)' }])
})

test('a photo that arrives takes away nothing that a browser has filled in without an event', async () => {
  const [slow, read] = slowFile('slow.jpg')
  stubUploads()
  await open()
  await type()
  await chooseFiles([slow])
  put('email', 'ada@example.com')
  read()
  await vi.waitFor(() => expect(text()).toContain('The photo is uploaded.'), { interval: 1 })
  expect(readFields(form())).toEqual({ ...typed, email: 'ada@example.com' })
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

test('what a browser filled in without an event is in the form that is opened beside it, which both show the same, and is sent', async () => {
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
  await type({ jobDescription: 'A cooker' })
  const shown = { ...typed, jobDescription: 'A cooker' }
  for (const each of [page, form()]) expect(readFields(each)).toEqual(shown)
  await send()
  expect(sent).toMatchObject([shown])
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
