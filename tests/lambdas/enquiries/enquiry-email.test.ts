import { expect, test } from 'vitest'
import { buildEnquiryEmail } from '../../../lambdas/enquiries/enquiry-email.ts'
import type { ClaimedPhoto } from '../../../lambdas/photos/claim-photos.ts'
import { dayWords, instantWords } from '../../../lambdas/shared/london-time.ts'
import { photoRules } from '../../../lambdas/shared/photo-rules.ts'
import { retention } from '../../../lambdas/shared/retention.ts'
import { enquiryOf } from '../../fixtures/enquiry.ts'
import { emailSettings } from '../../fixtures/enquiry-settings.ts'
import { parseHtml } from '../../fixtures/parse-html.ts'

type Given = Parameters<typeof buildEnquiryEmail>

/** Builds the mail with the tests' settings. */
function mailOf(enquiry: Given[0], photos: Given[1], settings = emailSettings) {
  return buildEnquiryEmail(enquiry, photos, settings)
}

function htmlOf(enquiry: Given[0], photos: Given[1]) {
  return parseHtml(mailOf(enquiry, photos).html)
}

test('the subject is place, person and job', () => {
  const subject = (changes: Parameters<typeof enquiryOf>[0]) => mailOf(enquiryOf(changes), []).subject
  expect(subject({})).toBe('SW14 - Priya S. - light over the pergola')
  expect(subject({ fullName: 'Prince', postcode: 'tw9' })).toBe('TW9 - Prince - light over the pergola')
  expect(subject({ postcode: '12 Kew Road, TW9 2NQ' })).toBe('TW9 - Priya S. - light over the pergola')
  expect(subject({ possibleSpam: true })).toMatch(/^\[possible spam\] SW14/)
  expect(subject({ jobDescription: `${'socket '.repeat(20)}\nmore` })).toMatch(/^SW14 - Priya S\. - (socket )+socket…$/)
  expect(subject({ jobDescription: '=?UTF-8?B?SGFsbG8=?=' })).not.toContain('=?')
  expect(subject({ fullName: 'Zoë 👩🏽‍🔧' })).toBe('SW14 - Zoë 👩🏽‍🔧. - light over the pergola')
})

test('call, WhatsApp, reply and map are one tap away', () => {
  const document = htmlOf(enquiryOf(), [])
  const hrefs = [...document.querySelectorAll('a')].map(({ href }) => href)
  expect(hrefs).toContain('tel:+447700900456')
  expect(hrefs.some((href) => href.startsWith('https://wa.me/447700900456?text=Hello%20Priya'))).toBe(true)
  expect(hrefs.some((href) => href.startsWith('mailto:priya@example.com?'))).toBe(true)
  expect(hrefs).toContain('https://www.google.com/maps/search/?api=1&query=SW14%207AA')
})

test.each([
  ['Priya Sharma', 'Hello Priya,', 'Call Priya on'],
  ['Mr Khan', 'Hello,', 'Call Mr Khan on'],
  ['Dr', 'Hello,', 'Call Dr on'],
])('a title is no name to greet with: %s', (fullName, greeting, button) => {
  const document = htmlOf(enquiryOf({ fullName }), [])
  const greetings = [...document.querySelectorAll('a')].flatMap(({ href }) =>
    /^mailto:|wa\.me/.test(href) ? [decodeURIComponent(href)] : [],
  )
  expect(greetings).toHaveLength(3)
  for (const href of greetings) expect(href).toContain(`=${greeting} thank you`)
  expect(document.body.textContent).toContain(button)
})

test.each([
  ['+447700900456', true],
  ['+33612345678', true],
  ['+442079460123', false],
  ['+443069990123', false],
])('WhatsApp is offered for a number that may be a mobile: %s %s', (phoneE164, isOffered) => {
  const { html, text } = mailOf(enquiryOf({ phone: phoneE164 }), [])
  for (const part of [html, text]) expect(part.includes(`wa.me/${phoneE164.slice(1)}`)).toBe(isOffered)
  expect(html).toContain(`tel:${phoneE164}`)
})

test('what cannot be rung or answered has no button, and the mail says why', () => {
  const enquiry = enquiryOf({ phone: '7946 0123', replyTo: undefined })
  const { html, text } = mailOf(enquiry, [])
  expect(html).not.toMatch(/tel:|wa\.me|mailto:/)
  for (const part of [html, text]) {
    expect(part).toContain('7946 0123')
    expect(part).toContain('cannot be rung as it was typed')
    expect(part).toContain('does not look right')
  }
})

const photosIn = (...states: ClaimedPhoto['state'][]): ClaimedPhoto[] =>
  states.map((state, index) => ({ key: `customer-photos/${index}.jpg`, state }))
const urlOf = ({ key }: ClaimedPhoto) => `https://site.example/${key}`

test('a photo that was inspected is a thumbnail that opens it; one on its way is a link in words, which a mail program cannot show broken', () => {
  const photos = photosIn('claimed', 'absent', 'unknown')
  const document = htmlOf(enquiryOf(), photos)
  const [shown, ...late] = photos.map(urlOf)
  const thumbnails = [...document.querySelectorAll('a:has(img)')]
  expect(thumbnails.map((a) => [a.getAttribute('href'), a.querySelector('img')?.src])).toEqual([[shown, shown]])
  const links = [...document.querySelectorAll('a:not(:has(img))')].map((a) => a.getAttribute('href'))
  for (const url of late) expect(links).toContain(url)
  const { text } = mailOf(enquiryOf(), photos)
  for (const url of [shown, ...late]) expect(text).toContain(`${url}\n`)
  expect(text).toContain('2 photos are on their way.')
})

test('a mail that did not wait says until when a photo may still open, and what to do about one that does not', () => {
  const enquiry = enquiryOf({ receivedAt: '2026-11-20T17:42:30.000Z' })
  const { text } = mailOf(enquiry, photosIn('absent'), { ...emailSettings, at: Date.parse(enquiry.receivedAt) })
  // The worker inspects photos once a minute, for the last time within a minute after the wait.
  const until = instantWords(Date.parse('2026-11-20T17:44:00.000Z') + photoRules.mailWaitMinutes * 60_000)
  expect(text).toMatch(new RegExp(`link opens by ${until}\\. .*did not arrive.* ask for it by WhatsApp`))
})

test('ten minutes after an enquiry was received no photo is on its way: each that is missing is said, with why', () => {
  const enquiry = enquiryOf()
  const at = Date.parse(enquiry.receivedAt) + 10 * 60_000
  const photos = photosIn('claimed', 'absent', 'unknown', 'refused', 'heic')
  const { text, html } = mailOf({ ...enquiry, photosLeftOut: 1 }, photos, { ...emailSettings, at })
  for (const part of [text, html.replaceAll('&#39;', "'")]) {
    expect(part).toContain('2 photos did not arrive. Ask for them by WhatsApp.')
    expect(part).toContain('1 photo could not be looked at. Ask for it by WhatsApp.')
    expect(part).toContain('1 photo is no picture. Ask for it by WhatsApp.')
    expect(part).toMatch(/1 photo is in a phone's HEIC format.* Ask for it by WhatsApp\./)
    expect(part).not.toContain('on its way')
    for (const photo of photos.slice(1)) expect(part).not.toContain(urlOf(photo))
  }
})

test('the photos of possible spam are not shown; the mail says how to see them, and until when', () => {
  const enquiry = enquiryOf({ possibleSpam: true, photoKeys: photosIn('claimed', 'absent').map(({ key }) => key) })
  const lastDay = dayWords(Date.parse(enquiry.receivedAt) + retention.pendingPhotoDays * 24 * 60 * 60_000)
  const { text, html } = mailOf(enquiry, [])
  for (const part of [text, parseHtml(html).body.textContent]) {
    expect(part).toContain(`2 photos not shown. Ask for them by WhatsApp, or until ${lastDay} whoever runs`)
    expect(part).toContain(`npm run enquiries -- photos ${enquiry.enquiryId.slice(0, 8)} --deployed`)
    expect(part).not.toContain('https://site.example/customer-photos')
  }
  const later = mailOf(enquiry, [], {
    ...emailSettings,
    at: Date.parse(enquiry.receivedAt) + 365 * 24 * 60 * 60_000,
  }).text
  expect(later).toContain('2 photos not shown. Ask for them by WhatsApp.\n')
})

test('no typed line of the plain-text part looks like one of ours', () => {
  const imitated = [
    'Photos:',
    'https://evil.example/photo.jpg',
    'Photos on their way:',
    'Please note:',
    'Reference: AAAA-AAAA',
  ]
  const enquiry = enquiryOf({ jobDescription: `socket\n\n${imitated.join('\n')}`, photosLeftOut: 1 })
  const lines = mailOf(enquiry, photosIn('claimed', 'absent')).text.split('\n')
  for (const line of imitated) expect(lines).toContain(`> ${line}`)
  const alone = lines.filter((line) => !line.startsWith('>'))
  expect(alone.filter((line) => line.includes('evil.example'))).toEqual([])
  for (const title of ['Photos:', 'Photos on their way:', 'Please note:'])
    expect(alone.filter((line) => line === title)).toHaveLength(1)
  expect(alone.filter((line) => line.startsWith('Reference:'))).toHaveLength(1)
})

test.each([
  ['020 7946 0456 ext 204, ask for Maureen, mobile 07700 904444', ['+442079460456', '+447700904444'], '+447700904444'],
  ['07700 900123 9am-5pm', ['+447700900123'], '+447700900123'],
  ['0208 940 12', [], undefined],
  ['09098 791234 or 020 7946 0456', ['+442079460456'], undefined],
])('what is typed beside a number stays in both parts, with a link to call each number: %s', (phone, calls, mobile) => {
  const enquiry = enquiryOf({ phone })
  const document = htmlOf(enquiry, [])
  expect(document.body.textContent).toContain(phone)
  expect(mailOf(enquiry, []).text).toContain(`Phone: ${phone}\n`)
  const hrefs = [...document.querySelectorAll('a')].map(({ href }) => href)
  expect(new Set(hrefs.filter((href) => href.startsWith('tel:')))).toEqual(new Set(calls.map((call) => `tel:${call}`)))
  expect(/wa\.me\/(\d+)/.exec(hrefs.join(' '))?.[1]).toBe(mobile?.slice(1))
})

test.each([
  [{ emergency: true }, 'EMERGENCY - SW14'],
  [{ jobDescription: 'Sparks from the fuse board' }, 'Sounds dangerous - SW14'],
  [{ emergency: true, jobDescription: 'Sparks from the fuse board' }, 'EMERGENCY - SW14'],
])('an emergency or a danger says so in its subject, and to ring now: %j', (changes, subject) => {
  const urgent = mailOf(enquiryOf(changes), [])
  const usual = mailOf(enquiryOf({ about: 'An emergency' }), [])
  expect(urgent.subject.startsWith(subject)).toBe(true)
  expect(usual.subject).toMatch(/^SW14/)
  const ground = ({ html }: typeof usual) => parseHtml(html).querySelector('td[bgcolor]')?.getAttribute('bgcolor')
  expect(ground(urgent), 'its heading stands on another colour').not.toBe(ground(usual))
  for (const part of [urgent.text, urgent.html]) expect(part).toMatch(/ring now/i)
  for (const part of [usual.text, usual.html]) expect(part).not.toMatch(/ring now/i)
})

test('a number that costs pounds a minute by its kind is said to be that, and is no link', () => {
  const { text, html } = mailOf(enquiryOf({ phone: '+449098791234' }), [])
  for (const part of [text, html]) expect(part).toMatch(/is a premium-rate, .* pounds a minute/)
  expect(html).not.toMatch(/href="(tel:|https:\/\/wa\.me)/)
})

test('a call abroad says what it may cost on its button, in the preview of the inbox and in the notes', () => {
  const { text, html } = mailOf(enquiryOf({ phone: '+353 1 234 5678' }), [])
  const document = parseHtml(html)
  const links = [...document.querySelectorAll('a[href^="tel:"]')]
  expect(links.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Call Priya .*pounds a minute/)])
  expect(document.body.textContent.trim()).toMatch(/^\+353 1 234 5678 \(abroad: a call may cost pounds a minute\)\. /)
  for (const part of [text, html]) expect(part).toContain('+353 1 234 5678 is abroad: a call may cost pounds a minute.')
})

test('an ordinary number is called before one abroad, whichever was typed first, and each button says its own price', () => {
  const document = htmlOf(enquiryOf({ phone: '+353 1 234 5678 or 07700 900123' }), [])
  const labels = [...document.querySelectorAll('a[href^="tel:"]')].map(({ textContent }) => textContent)
  expect(labels).toEqual([
    'Call Priya on 07700 900123',
    'Call +353 1 234 5678 (abroad: a call may cost pounds a minute)',
  ])
  expect(htmlOf(enquiryOf(), []).body.textContent).not.toContain('pounds a minute')
})
