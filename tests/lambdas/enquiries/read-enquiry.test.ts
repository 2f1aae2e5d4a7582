import { expect, test } from 'vitest'
import { isUrgent } from '../../../lambdas/enquiries/enquiry.ts'
import { buildEnquiryEmail } from '../../../lambdas/enquiries/enquiry-email.ts'
import { readEnquiry } from '../../../lambdas/enquiries/read-enquiry.ts'
import { createFormToken } from '../../../lambdas/runtime/form-token.ts'
import type { Viewer } from '../../../lambdas/runtime/read-request.ts'
import { youngestTokenSeconds } from '../../../lambdas/shared/enquiry-rules.ts'
import { photoUrl } from '../../../lambdas/shared/photo-key.ts'
import { photoRules } from '../../../lambdas/shared/photo-rules.ts'
import { toCsv } from '../../../scripts/operate/enquiries/export-enquiries.ts'
import { enquiryRequest, newPhotoKey } from '../../fixtures/enquiry.ts'
import { anyViewer, emailSettings, requestDeps, signingKey, siteUrl } from '../../fixtures/enquiry-settings.ts'

function read(changes: Record<string, unknown> = {}, viewer: Viewer = anyViewer) {
  return readEnquiry(enquiryRequest(changes), { ...requestDeps, viewer, now: Date.now() })
}

test('a whole postcode is written as one, and anything else stays as typed', () => {
  expect(read({ postcode: ' sw14-7aa ' }).postcode).toBe('SW14 7AA')
  expect(read({ postcode: '12 Kew Road, TW9 2NQ' }).postcode).toBe('12 Kew Road, TW9 2NQ')
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
  expect(read({ email: 'a@@example.com' })).toMatchObject({ email: 'a@@example.com', replyTo: undefined })
  expect(read({ email: 'Name <a@example.com>' })).toMatchObject({
    email: 'Name <a@example.com>',
    replyTo: 'a@example.com',
  })
  expect(read({ email: 'a@example.com\r\nBcc: b@example.com' }).replyTo).toBeUndefined()
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
  [{ emergency: true }, true],
  [{ emergency: 'on' }, true],
  [{ emergency: false }, false],
  [{ emergency: 'false' }, false],
  [{ emergency: {} }, false],
  [{ about: 'An emergency' }, false],
])('an emergency is one that was declared, never read from the subject: %j', (changes, expected) => {
  expect(read(changes).emergency).toBe(expected)
})

const isMarked = (viewer: Partial<Viewer>, changes = {}) => read(changes, { ...anyViewer, ...viewer }).possibleSpam

test.each([
  ['same-origin', undefined, false],
  ['none', 'https://elsewhere.example', false],
  [undefined, siteUrl, false],
  // A browser that hides where it comes from.
  [undefined, 'null', false],
  ['cross-site', siteUrl, true],
  ['same-site', siteUrl, true],
  [undefined, 'https://elsewhere.example', true],
  [undefined, `${siteUrl}.elsewhere.example`, true],
  // A program that is no browser.
  [undefined, undefined, true],
])('Sec-Fetch-Site %s and Origin %s: marked as possible spam is %s', (fetchSite, origin, expected) => {
  expect(isMarked({ fetchSite, origin })).toBe(expected)
})

test('a token that is missing marks nothing; one that is forged or too young does, and so does the hidden field', () => {
  const token = (age: number) => createFormToken(signingKey, Date.now() - age)
  for (const formToken of [undefined, '', token(youngestTokenSeconds * 1000)])
    expect(isMarked({}, { formToken })).toBe(false)
  expect(isMarked({}, { formToken: token(1000) })).toBe(true)
  expect(isMarked({}, { formToken: 'forged' })).toBe(true)
  expect(isMarked({}, { website: 'https://shop.example' })).toBe(true)
})

test('photos given as one text are read or noted, never dropped in silence', () => {
  const key = newPhotoKey()
  expect(read({ photoUrls: photoUrl(siteUrl, key) })).toMatchObject({ photoKeys: [key], photosLeftOut: 0 })
  expect(read({ photoUrls: 'https://elsewhere.example/a.jpg' })).toMatchObject({ photoKeys: [], photosLeftOut: 1 })
  expect(read({ photoUrls: null })).toMatchObject({ photoKeys: [], photosLeftOut: 0 })
  // As phones name every photo.
  expect(read({ photoUrls: ['image.jpg', 'image.jpg', 'image.jpg'] }).photosLeftOut).toBe(3)
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
