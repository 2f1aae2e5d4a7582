import { expect, test } from 'vitest'
import { buildReceipt } from '../../../lambdas/enquiries/receipt-email.ts'
import { haveYouRung } from '../../../lambdas/shared/enquiry-words.ts'
import { enquiryOf } from '../../fixtures/enquiry.ts'
import { business, emailSettings } from '../../fixtures/enquiry-settings.ts'

/** A part's words, without the marks of HTML. */
const plainOf = (part: string) => part.replaceAll('&amp;', '&').replaceAll('&#39;', "'")

const settings = { ...emailSettings, business }
const enquiry = enquiryOf({ enquiryId: '1a2b3c4d5e6f7a8b9c0d1a2b3c4d5e6f', receivedAt: '2026-11-20T17:42:00.000Z' })

test('both parts say the reference, the day, what happens next, how soon, the phone number and how to add a photo', () => {
  const { subject, text, html } = buildReceipt(enquiry, settings)
  expect(subject).toBe('We have your enquiry (1A2B-3C4D)')
  for (const part of [text, plainOf(html)]) {
    expect(part).toContain('Hello Priya,')
    expect(part).toContain('your enquiry has reached Ohm & Daughters.')
    expect(part).toMatch(/Reference:? 1A2B-3C4D/)
    expect(part).toMatch(/received:? Friday 20 November, 17:42/i)
    expect(part).toContain("You'll hear from us within 24 hours. We'll call or write,")
    expect(part).toContain('Call 020 7946 0999 at any hour')
    expect(part).toContain('reply to this email with a photo')
    expect(part).toContain('https://site.example/privacy')
  }
  expect(html).toContain('href="tel:+442079460999"')
})

test.each([
  ['an emergency', { emergency: true }],
  ['what sounds dangerous', { soundsDangerous: true }],
])('%s is promised no hour: it asks first of all to ring', (_, changes) => {
  const { text, html } = buildReceipt({ ...enquiry, ...changes }, settings)
  for (const part of [text, plainOf(html)]) {
    expect(part).not.toContain('24 hours')
    expect(part).toContain('999')
    expect(part.indexOf(haveYouRung.title)).toBeGreaterThan(0)
    expect(part.indexOf(haveYouRung.title)).toBeLessThan(part.indexOf("You'll hear from us"))
  }
  expect(html.match(/href="tel:/g), 'the one button').toHaveLength(1)
  expect(html.indexOf('href="tel:')).toBeLessThan(plainOf(html).indexOf("You'll hear from us"))
  expect(buildReceipt(enquiry, settings).text).not.toContain(haveYouRung.title)
})

test('of what was typed the first name alone is in it, and only a name', () => {
  const greetingOf = (fullName: string) => buildReceipt({ ...enquiry, fullName }, settings).text.split('\n')[0]
  for (const [fullName, greeting] of [
    ['Zoë Ångström', 'Hello Zoë,'],
    ["D'Arcy Wilde", "Hello D'Arcy,"],
    ['שירה לוי', 'Hello שירה,'],
    ['Mr Bean', 'Hello,'],
    ['spam.example buy', 'Hello,'],
    ['a@b.example', 'Hello,'],
    ['Call+447700900000', 'Hello,'],
    ['<b>Eve</b>', 'Hello,'],
    ['💡', 'Hello,'],
    ['A'.repeat(21), 'Hello,'],
    [`Z${'\u0335'.repeat(40)}`, 'Hello,'],
  ] as const) {
    expect(greetingOf(fullName), fullName).toBe(greeting)
  }
  const typed = { phone: 'http://typed.example', email: 'typed@typed.example', postcode: 'typed', about: 'typed' }
  const withWords = { ...enquiry, ...typed, fullName: 'Priya typed', jobDescription: 'typed\r\nBcc: typed' }
  expect(buildReceipt(withWords, settings)).toEqual(buildReceipt(enquiry, settings))
})
