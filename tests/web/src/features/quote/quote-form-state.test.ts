import { expect, test } from 'vitest'
import {
  idleForm,
  nextFormState,
  type QuoteFormEvent,
  type QuoteFormState,
} from '../../../../../web/src/features/quote/quote-form-state.ts'

const after = (...events: QuoteFormEvent[]): QuoteFormState => events.reduce(nextFormState, idleForm)

const submitted: QuoteFormEvent = { type: 'submitted', photos: 0 }
const withPhotos: QuoteFormEvent = { type: 'submitted', photos: 2 }
const refused: QuoteFormEvent = {
  type: 'refused',
  errors: { phone: 'Enter a phone number.', postcode: 'Enter a postcode.' },
}
const failed: QuoteFormEvent = {
  type: 'failed',
  problem: { title: 'Error', text: 'Failed', advice: 'Kept', photo: 'Failed to upload a.jpg: it was not accepted' },
}

const receipt = { leadId: '1a2b3c4d5e6f', photos: 3, sentAt: Date.parse('2026-11-21T18:18:00Z') }

test('a refused form is idle and says why, at each attempt', () => {
  expect(after(refused)).toMatchObject({ phase: 'idle', refusals: 1, errors: { phone: 'Enter a phone number.' } })
  expect(after(refused, refused).refusals).toBe(2)
})

test('an error goes when its field is put right', () => {
  const one = after(refused, { type: 'corrected', field: 'phone' })
  expect(one.errors).toEqual({ postcode: 'Enter a postcode.' })
  expect(nextFormState(one, { type: 'corrected', field: 'postcode' }).errors).toEqual({})
})

test('advice comes when another field is entered, goes when its own is edited, and outlives an attempt [L17]', () => {
  const advice = { phone: 'Check this phone number.', postcode: 'Check this postcode.' }
  const typing = after({ type: 'entered', field: 'postcode', advice })
  expect(typing.advice).toEqual({ phone: advice.phone })
  const left = nextFormState(typing, { type: 'entered', field: 'jobDescription', advice })
  expect(left.advice).toEqual(advice)
  for (const event of [refused, submitted, failed] as const) {
    expect(nextFormState(left, event).advice).toEqual(advice)
  }
  expect(nextFormState(left, { type: 'edited', field: 'phone' }).advice).toEqual({ postcode: advice.postcode })
  expect(nextFormState(left, { type: 'sent', receipt }).advice).toEqual({})
})

test('a new attempt starts without the errors and the failure of the last', () => {
  expect(after(refused, failed, submitted)).toEqual({ ...idleForm, refusals: 1, phase: 'submitting' })
})

test('progress is kept per photo, and only while sending', () => {
  const uploading: QuoteFormEvent[] = [
    { type: 'uploading', photoId: 'a', share: 0.5 },
    { type: 'uploading', photoId: 'b', share: 0.1 },
    { type: 'uploading', photoId: 'a', share: 1 },
  ]
  expect(after(withPhotos, ...uploading).progress).toEqual({ a: 1, b: 0.1 })
  // A photo that arrives after another has failed changes nothing any more.
  expect(after(withPhotos, failed, ...uploading)).toMatchObject({ phase: 'error', progress: {} })
})

test('photos that stop are said to, until one moves again or they are left out', () => {
  const stalled = after(withPhotos, { type: 'stalled' })
  expect(stalled.upload).toBe('stalled')
  expect(nextFormState(stalled, { type: 'uploading', photoId: 'a', share: 0.2 }).upload).toBe('moving')
  expect(nextFormState(stalled, { type: 'uploaded' })).toMatchObject({ phase: 'submitting', upload: undefined })
  expect(after(submitted, { type: 'stalled' }).upload).toBeUndefined()
})

test('a failure is an error until the next attempt, success and emptying start again', () => {
  expect(after(submitted, failed)).toMatchObject({
    phase: 'error',
    problem: { photo: 'Failed to upload a.jpg: it was not accepted' },
  })
  expect(after(submitted, { type: 'sent', receipt })).toEqual({ ...idleForm, phase: 'success', receipt })
  expect(after(refused, failed, { type: 'emptied' })).toEqual(idleForm)
})
