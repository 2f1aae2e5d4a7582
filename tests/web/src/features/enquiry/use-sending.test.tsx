/** What is sent, when, and what the visitor sees of it. */
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { dangerAdvice } from '#content/danger-advice.ts'
import { enquiryFields } from '#shared/enquiry-fields.ts'
import { enquiryNotices, maybeArrived, tooLong } from '#shared/enquiry-words.ts'
import {
  about,
  answer,
  asksBeforeLeaving,
  button,
  chooseStalling,
  control,
  error,
  navigate,
  open,
  press,
  rewiring,
  root,
  send,
  sent,
  sent200,
  settle,
  show,
  showForm,
  text,
  type,
  typed,
} from './enquiry-page.tsx'

test('after a lost response a photo, and that it is an emergency, are sent with the same key as well', async () => {
  await open()
  await type({ ...typed, jobDescription: 'Sparks from a socket' })
  await send()
  await settle(9600)
  await chooseStalling()
  await vi.waitFor(() => expect(button(dangerAdvice.treat)).toBeDefined(), { interval: 1 })
  await press(dangerAdvice.treat)
  await send()
  expect(sent).toMatchObject([
    { emergency: false, photoUrls: [] },
    { emergency: true, photoUrls: [expect.stringMatching(/0\.jpg$/)], idempotencyKey: sent[0]?.idempotencyKey },
  ])
})

test('an enquiry without a subject stays without one once it may have arrived, unless its visitor ticks that of a later page', async () => {
  await open(about())
  await type()
  await send()
  await settle(9600)
  await act(async () => root.render(about(rewiring)))
  expect(control('about').checked).toBe(false)
  await send()
  await settle(9600)
  expect(sent[1]).toEqual({ ...sent[0], formToken: sent[1]?.formToken })
  await act(async () => control('about').click())
  await send()
  expect(sent[2]).toMatchObject({ about: 'Rewiring', idempotencyKey: sent[0]?.idempotencyKey })
})

test('that it may have reached us is said after a response that was lost, until other words are refused; never of a refusal, or offline', async () => {
  await open()
  await type()
  await send()
  await answer(error(400))
  expect(text()).toContain(enquiryNotices.failed.text)
  expect(text()).not.toContain(maybeArrived)

  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await send()
  await settle(9600)
  online.mockReturnValue(true)
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(text()).toContain(enquiryNotices.failed.text)
  expect(text()).not.toContain(maybeArrived)

  await send()
  await settle(9600)
  expect(text()).toContain(maybeArrived)
  await send()
  await answer(error(400))
  expect(text()).toContain(maybeArrived)
  await type({ jobDescription: 'Two sockets' })
  await send()
  await answer(error(400))
  expect(text()).toContain(enquiryNotices.failed.text)
  expect(text()).not.toContain(maybeArrived)
})

test('text that is too long to be sent says to shorten it', async () => {
  await open()
  await type()
  await send()
  await answer(error(413, { error: { code: 'too_large', message: 'No' } }))
  expect(text()).toContain(tooLong)
  expect(text()).toContain(enquiryNotices.failed.text)
})

test('a success whose form was left shows no form', async () => {
  await open()
  await type()
  await send()
  await act(async () => show(false))
  await answer(sent200())
  expect(showForm).not.toHaveBeenCalled()
})

test('a failure is shown again where its page was left before it could be read', async () => {
  await open()
  for (const [milliseconds, isAgain] of [
    [300, true],
    [3000, false],
  ] as const) {
    showForm.mockClear()
    await act(async () => show(true))
    await type()
    await send()
    await answer(error(400))
    expect(showForm).not.toHaveBeenCalled()
    await settle(milliseconds)
    await act(async () => {
      show(false)
      await navigate('/faqs')
    })
    expect(showForm.mock.calls.length > 0).toBe(isAgain)
  }
})

test('a field that the server refuses is said at the field, until it is changed', async () => {
  await open()
  await type()
  await send()
  await answer(error(422, { error: { code: 'invalid', message: 'No', fields: { phone: 'Not in use.' } } }))
  // The focus moves after the next paint.
  await settle(50)
  expect(document.activeElement).toBe(control('phone'))
  expect(text()).toContain('Not in use.')
  expect(text()).not.toContain(enquiryNotices.failed.text)
  await type({ phone: '020 7946 0000' })
  expect(text()).not.toContain('Not in use.')
})

test('that it may have reached us is said where one try of a Send had no response and the next was refused', async () => {
  await open()
  await type()
  await send()
  await answer(error(503))
  await settle(1000)
  await answer(error(400))
  expect(sent).toHaveLength(2)
  expect(text()).toContain(maybeArrived)
})

test('while an enquiry is sent the browser asks before its tab is left, and nothing can be changed that would not be sent', async () => {
  await open(about(rewiring))
  await type({ ...typed, jobDescription: 'Sparks from a socket' })
  await settle(600)
  await vi.waitFor(() => expect(button(dangerAdvice.treat)).toBeDefined(), { interval: 1 })
  const isFixed = () => [control('about').disabled, button(dangerAdvice.treat)?.disabled]
  for (const _ of ['first', 'again']) {
    expect(asksBeforeLeaving()).toBe(false)
    expect(isFixed()).toEqual([false, false])
    await send()
    expect(asksBeforeLeaving()).toBe(true)
    expect(isFixed()).toEqual([true, true])
    await answer(error(400))
  }
})

/** The value beside a label of the receipt. */
function receiptRow(label: string): Element | undefined {
  const rows = [...document.querySelectorAll('.receipt dl > div')]
  return rows.find((row) => row.querySelector('dt')?.textContent === label)
}

test('text that is too long is said to be while it is typed, and the receipt has as much of it as the mail', async () => {
  const { longest, shortLabel } = enquiryFields.jobDescription
  const said = () => {
    const ids = control('jobDescription').getAttribute('aria-describedby')?.split(' ') ?? []
    return ids.map((id) => document.getElementById(id)?.textContent).join()
  }
  await open()
  await type({ ...typed, jobDescription: 'x'.repeat(longest) })
  expect(said()).not.toContain('characters')
  await type({ jobDescription: 'x'.repeat(longest + 1999) })
  expect(said()).toContain(`first ${longest.toLocaleString('en-GB')} characters`)
  await send()
  await answer(sent200())
  expect(receiptRow(shortLabel)?.textContent).toMatch(/x \[cut: 1999 more characters]$/)
})

test('a number or an address that would not reach the visitor is said on the receipt, with the way to mend it', async () => {
  await open()
  await type({ ...typed, phone: '020 8940 123', email: 'ada@gmial.com' })
  await send()
  await answer(sent200())
  for (const [label, said] of [
    ['Phone', 'has 11 digits; this one has 10'],
    ['Email', 'Did you mean ada@gmail.com?'],
  ] as const) {
    expect(receiptRow(label)?.textContent).toContain(said)
    for (const way of ['tel:', 'https://wa.me/'])
      expect(receiptRow(label)?.querySelector(`a[href^="${way}"]`)).not.toBeNull()
  }
  await press('Send another enquiry')
  await type()
  await send()
  await answer(sent200())
  expect(receiptRow('Phone')?.querySelector('a')).toBeNull()
})
