import { expect, test } from 'vitest'
import { isUrgent } from '../../../lambdas/enquiries/enquiry.ts'
import { buildEnquiryEmail } from '../../../lambdas/enquiries/enquiry-email.ts'
import { readEnquiry } from '../../../lambdas/enquiries/read-enquiry.ts'
import { createFormToken } from '../../../lambdas/runtime/form-token.ts'
import type { Viewer } from '../../../lambdas/runtime/read-request.ts'
import { createPhotoKey, photoUrl } from '../../../lambdas/shared/photo-key.ts'
import { photoRules } from '../../../lambdas/shared/photo-rules.ts'
import { toCsv } from '../../../scripts/operate/enquiries/export-enquiries.ts'
import { enquiryRequest } from '../../fixtures/enquiry.ts'
import { emailSettings, keys, siteUrl } from '../../fixtures/enquiry-deps.ts'
import { anyViewer } from '../../fixtures/viewer.ts'

function read(changes: Record<string, unknown> = {}, viewer: Viewer = anyViewer) {
  return readEnquiry(enquiryRequest(changes), {
    siteUrl,
    keys,
    viewer,
    now: Date.now(),
  })
}

const newPhotoKey = () => createPhotoKey('a.jpg', Date.now(), crypto.randomUUID())

function fieldsRefused(changes: Record<string, unknown>): string[] {
  try {
    read(changes)
    return []
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'fields' in error) return Object.keys(error.fields ?? {})
    throw error
  }
}

test.each([
  ['020 7946 0123', '+442079460123', '020 7946 0123'],
  ['(020) 7946-0123', '+442079460123', '020 7946 0123'],
  ['+44 (0)20 7946 0123', '+442079460123', '020 7946 0123'],
  ['0044 7700 900456', '+447700900456', '07700 900456'],
  ['+353 1 234 5678', '+35312345678', '+353 1 234 5678'],
  ['call me on 07700 900456 after five', '+447700900456', '07700 900456'],
  ['０７７００ ９００４５６', '+447700900456', '07700 900456'],
  ['020 7946 0000 / 07700 900123', '+442079460000', '020 7946 0000'],
  ['07700 900456 or 020 7946 0123', '+447700900456', '07700 900456'],
  ['44 7700 900456', '+447700900456', '07700 900456'],
  ['07700\u200d900123', '+447700900123', '07700 900123'],
  ['09098 791234 or 020 7946 0123', '+442079460123', '020 7946 0123'],
  ['+353 1 234 5678 or 020 7946 0123', '+442079460123', '020 7946 0123'],
])('a phone typed as "%s" is read', (phone, phoneE164, phoneDisplay) => {
  expect(read({ phone })).toMatchObject({ phoneE164, phoneDisplay })
})

test('a phone that cannot be read but has digits is kept as typed', () => {
  const enquiry = read({ phone: '7946 0123 or ask next door' })
  expect(enquiry).toMatchObject({ phone: '7946 0123 or ask next door' })
  expect(fieldsRefused({ phone: '123456' })).toEqual([])
})

test('only a required field that is missing or unusable is refused', () => {
  for (const name of ['fullName', 'phone', 'postcode', 'jobDescription']) {
    for (const empty of ['', '  \n', '\u0000\u200b', undefined])
      expect(fieldsRefused({ [name]: empty })).toEqual([name])
  }
  for (const phone of ['none', '12345', '?']) expect(fieldsRefused({ phone })).toEqual(['phone'])
  for (const postcode of ['London', '12345', '-']) expect(fieldsRefused({ postcode })).toEqual(['postcode'])
})

test('a district is a usable postcode, and stays as typed', () => {
  expect(read({ postcode: 'tw9' }).postcode).toBe('tw9')
  expect(read({ postcode: 'SW14, by the station' }).postcode).toBe('SW14, by the station')
  expect(read({ postcode: '12 Kew Road, TW9 2NQ' }).postcode).toBe('12 Kew Road, TW9 2NQ')
  expect(read({ postcode: ' sw14-7aa ' }).postcode).toBe('SW14 7AA')
})

test('a danger is known wherever it was written: in any field, and behind what is kept; a name alone is none', () => {
  const cut = `${'A light, please. '.repeat(1000)}And there are sparks from the socket.`
  const dangers = [
    { jobDescription: cut },
    { fullName: 'Priya, there is smoke from the fuse box' },
    { phone: '07700 900456, ring now, the socket is on fire' },
    { postcode: 'TW9 1AA, second house, smell of burning' },
  ]
  for (const danger of dangers) expect(isUrgent(read(danger)), JSON.stringify(danger).slice(0, 80)).toBe(true)
  for (const fullName of ['John Burns', 'Dr Shock', 'Mr and Mrs Burns'])
    expect(isUrgent(read({ fullName, email: 'burns@sparks.example' })), fullName).toBe(false)
})

test('Reply-To is one plain address or nothing; what was typed is kept', () => {
  for (const email of ['a@example.com', "o'brien+x@mail.example.co.uk"]) expect(read({ email }).replyTo).toBe(email)
  const bad = ['a@b', 'a@@example.com', 'a@example.com, b@example.com', 'a..b@example.com']
  for (const email of [...bad, '.a@example.com', 'jörg@example.com', `${'a'.repeat(65)}@example.com`]) {
    expect(read({ email })).toMatchObject({ email, replyTo: undefined })
  }
  expect(read({ email: 'Name <a@example.com>' })).toMatchObject({
    email: 'Name <a@example.com>',
    replyTo: 'a@example.com',
  })
  const injected = read({ email: 'a@example.com\r\nBcc: b@example.com' })
  expect(injected.replyTo).toBeUndefined()
})

test('as many photos of our own as are allowed, each once; the rest is counted', () => {
  const { maxPhotos } = photoRules
  const keys = Array.from({ length: maxPhotos + 2 }, () => newPhotoKey())
  const ours = keys.map((key) => photoUrl(siteUrl, key))
  const enquiry = read({ photoUrls: [ours[0], ...ours, 'https://elsewhere.example/a.jpg', 7, null] })
  expect(enquiry.photoKeys).toEqual(keys.slice(0, maxPhotos))
  expect(enquiry.photosLeftOut).toBe(2 + 3)
})

const idOf = (changes: Record<string, unknown>) => read({ idempotencyKey: 'key', ...changes }).enquiryId

test('the same key, words and photos are one enquiry, whatever else the request says and in whatever order', () => {
  const [a, b] = [photoUrl(siteUrl, newPhotoKey()), photoUrl(siteUrl, newPhotoKey())]
  const id = idOf({ photoUrls: [a, b] })
  for (const changes of [
    { formToken: 'x', website: '', email: ' priya@example.com' },
    { writtenOn: '/services/eicr' },
    { photoUrls: [b, a, b] },
    // Names of photos that have no key, as a plain form post has them.
    { photoUrls: [a, b, 'hall.jpg'] },
  ])
    expect(idOf({ photoUrls: [a, b], ...changes }), JSON.stringify(changes)).toBe(id)
})

test.each([
  { idempotencyKey: 'another' },
  { email: '' },
  { jobDescription: 'light over the pergola, please' },
  { about: 'Rewiring' },
  { emergency: true },
  { photoUrls: [photoUrl(siteUrl, newPhotoKey())] },
])('another key, word, subject, photo, or an emergency, is another enquiry: %j', (changes) => {
  expect(idOf(changes)).not.toBe(idOf({}))
})

test('photos beyond the five that are kept make no other enquiry', () => {
  const urls = Array.from({ length: photoRules.maxPhotos + 1 }, () => photoUrl(siteUrl, newPhotoKey()))
  expect(idOf({ photoUrls: urls })).toBe(idOf({ photoUrls: urls.slice(0, photoRules.maxPhotos) }))
})

test.each([
  [true, true],
  ['true', true],
  ['on', true],
  [['on', ''], true],
  [undefined, false],
  [false, false],
  ['', false],
  ['off', false],
  ['false', false],
  [1, false],
  [{}, false],
  [null, false],
])('an emergency is one that was declared: %j', (emergency, expected) => {
  expect(read({ emergency }).emergency).toBe(expected)
})

test('an emergency is declared, never read from the subject', () => {
  expect(read({ about: 'An emergency' }).emergency).toBe(false)
})

const isMarked = (viewer: Partial<Viewer>, changes = {}) => read(changes, { ...anyViewer, ...viewer }).possibleSpam

test.each([
  { fetchSite: 'same-origin', origin: undefined },
  { fetchSite: 'none', origin: 'https://elsewhere.example' },
  { fetchSite: undefined, origin: siteUrl },
  // A browser that hides where it comes from.
  { fetchSite: undefined, origin: 'null' },
])('what our own page has a browser send is not marked: %j', (viewer) => {
  expect(isMarked(viewer)).toBe(false)
})

test.each([
  { fetchSite: 'cross-site', origin: siteUrl },
  { fetchSite: 'same-site', origin: siteUrl },
  { fetchSite: undefined, origin: 'https://elsewhere.example' },
  { fetchSite: undefined, origin: `${siteUrl}.elsewhere.example` },
  // A program that is no browser.
  { fetchSite: undefined, origin: undefined },
])('what another site has a browser send, or no browser, is marked: %j', (viewer) => {
  expect(isMarked(viewer)).toBe(true)
})

test('a token that is missing marks nothing; one that is forged or too young does, and so does the hidden field', () => {
  const token = (age: number) => createFormToken(keys.formToken, Date.now() - age)
  expect(isMarked({}, { formToken: undefined })).toBe(false)
  expect(isMarked({}, { formToken: '' })).toBe(false)
  expect(isMarked({}, { formToken: token(60_000) })).toBe(false)
  expect(isMarked({}, { formToken: token(1000) })).toBe(true)
  expect(isMarked({}, { formToken: 'forged' })).toBe(true)
  expect(isMarked({}, { website: 'https://shop.example' })).toBe(true)
})

test('of a name that a form repeats the first value counts', () => {
  expect(read({ fullName: ['Priya Sharma', 'Somebody Else'], about: ['Rewiring', 'x'] })).toMatchObject({
    fullName: 'Priya Sharma',
    about: 'Rewiring',
  })
  expect(idOf({ idempotencyKey: ['key', 'other'] })).toBe(idOf({}))
})

test('photos given as one text are read or noted, never dropped in silence', () => {
  const key = newPhotoKey()
  expect(read({ photoUrls: photoUrl(siteUrl, key) })).toMatchObject({ photoKeys: [key], photosLeftOut: 0 })
  expect(read({ photoUrls: 'https://elsewhere.example/a.jpg' })).toMatchObject({ photoKeys: [], photosLeftOut: 1 })
  expect(read({ photoUrls: null })).toMatchObject({ photoKeys: [], photosLeftOut: 0 })
})

const context = { about: 'Fish & Rewiring', writtenOn: '/services/rewiring' }

test.each(Object.entries(context))('%s reaches the enquiry, both parts of the mail and the CSV', (name, text) => {
  const enquiry = read(context)
  expect(enquiry).toMatchObject({ [name]: text })
  const mail = buildEnquiryEmail(enquiry, [], emailSettings)
  expect(mail.text).toContain(text)
  expect(mail.html).toContain(text.replace('&', '&amp;'))
  expect(toCsv([enquiry], siteUrl)).toContain(text)
})

test('an enquiry from nowhere in particular has no such rows', () => {
  const enquiry = read()
  expect(buildEnquiryEmail(enquiry, [], emailSettings).text).not.toMatch(/About:|Page:/)
})

test.each([
  { about: 7, writtenOn: {} },
  { about: ' \u0000 ', writtenOn: 'https://evil.example/' },
  { writtenOn: '/contact?name=Ann' },
  { writtenOn: 'javascript:alert(1)' },
  { about: '\r\n', writtenOn: `/${'x'.repeat(200)}` },
])('a strange context is left out and refuses nothing: %j', (strange) => {
  const { about, writtenOn } = read(strange)
  expect([about, writtenOn]).toEqual([undefined, undefined])
})
