import { expect, test } from 'vitest'
import { buildEnquiryEmail } from '../../../lambdas/enquiries/enquiry-email.ts'
import { readEnquiry } from '../../../lambdas/enquiries/read-enquiry.ts'
import { photoKey, photoUrl } from '../../../lambdas/photos/photo-key.ts'
import type { Viewer } from '../../../lambdas/runtime/read-request.ts'
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
    newKey: () => 'made here',
  })
}

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
  const keys = Array.from({ length: maxPhotos + 2 }, () => photoKey('a.jpg', Date.now(), crypto.randomUUID()))
  const ours = keys.map((key) => photoUrl(siteUrl, key))
  const enquiry = read({ photoUrls: [ours[0], ...ours, 'https://elsewhere.example/a.jpg', 7, null] })
  expect(enquiry.photoKeys).toEqual(keys.slice(0, maxPhotos))
  expect(enquiry.photosLeftOut).toBe(2 + 3)
})

test('the id is the same for the same key and payload, and another for another', () => {
  const request = { idempotencyKey: 'k' }
  expect(read(request).enquiryId).toBe(
    read({ ...request, formToken: 'x', website: '', email: ' priya@example.com' }).enquiryId,
  )
  expect(read(request).enquiryId).not.toBe(read({ ...request, email: '' }).enquiryId)
  expect(read(request).enquiryId).not.toBe(read({ idempotencyKey: 'l' }).enquiryId)
})

test('what another site makes a browser send is marked, and nothing else is', () => {
  const isMarked = (viewer: Partial<Viewer>) => read({}, { ...anyViewer, ...viewer }).possibleSpam
  for (const fetchSite of ['cross-site', 'same-site'])
    expect(isMarked({ fetchSite, origin: siteUrl }), fetchSite).toBe(true)
  expect(isMarked({ origin: 'https://elsewhere.example' })).toBe(true)
  // Our page, a browser that sends no headers, one that hides the origin, and a bookmark or an app.
  for (const viewer of [
    { fetchSite: 'same-origin' },
    {},
    { origin: 'null' },
    { origin: siteUrl },
    { fetchSite: 'none' },
  ]) {
    expect(isMarked(viewer), JSON.stringify(viewer)).toBe(false)
  }
})

test('photos given as one text are read or noted, never dropped in silence', () => {
  const key = photoKey('a.jpg', Date.now(), crypto.randomUUID())
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

test('the same words from another page are one enquiry, about something else they are another', () => {
  const idOf = (changes: object) => read({ idempotencyKey: 'key', ...changes }).enquiryId
  expect(idOf({ writtenOn: '/contact' })).toBe(idOf({ writtenOn: '/faqs' }))
  expect(idOf({ about: 'Rewiring' })).not.toBe(idOf({}))
})

test.each([
  [photoRules.maxPhotos, photoRules.maxPhotos],
  [undefined, 0],
  ['2', 0],
  [-1, 0],
  [photoRules.maxPhotos + 1, 0],
])('photos on their way, said as %j, count as %i and refuse nothing', (photosToFollow, counted) => {
  expect(read({ photosToFollow }).photosChosen).toBe(counted)
})
