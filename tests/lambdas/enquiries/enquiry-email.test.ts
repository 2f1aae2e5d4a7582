import { expect, test } from 'vitest'
import { buildEnquiryEmail } from '../../../lambdas/enquiries/enquiry-email.ts'
import { mailFoot } from '../../../lambdas/enquiries/enquiry-facts.ts'
import type { ClaimedPhoto } from '../../../lambdas/photos/claim-photos.ts'
import { dayWords, instantWords } from '../../../lambdas/shared/london-time.ts'
import { photoRules } from '../../../lambdas/shared/photo-rules.ts'
import { retention } from '../../../lambdas/shared/retention.ts'
import { enquiryOf } from '../../fixtures/enquiry.ts'
import { emailSettings } from '../../fixtures/enquiry-deps.ts'
import { parseHtml } from '../../fixtures/parse-html.ts'

const photoKey = 'customer-photos/a.jpg'
const photo = `https://site.example/${photoKey}`

type Given = Parameters<typeof buildEnquiryEmail>

/** Builds the mail with the tests' settings. */
function mailOf(enquiry: Given[0], photos: Given[1], settings = emailSettings) {
  return buildEnquiryEmail(enquiry, photos, settings)
}

/** The text part with its typed lines as they were typed. */
function unquoted(text: string) {
  return text.replace(/^> /gm, '')
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

test('a photo that was looked at is a thumbnail that opens it; one on its way is a link in words, which a mail program cannot show broken', () => {
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
  // The worker looks once a minute, for the last time within a minute after the wait.
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

test('the HTML part escapes everything typed', () => {
  const nasty = '<script>alert(1)</script>"\' onload="x" &amp;'
  const document = htmlOf(
    enquiryOf({ fullName: nasty, jobDescription: nasty, postcode: nasty, phone: nasty, email: nasty }),
    [],
  )
  expect(document.querySelector('script')).toBeNull()
  expect([...document.querySelectorAll('*')].filter((element) => element.hasAttribute('onload'))).toEqual([])
  expect(document.querySelector('h1')?.textContent).toBe(nasty)
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

test('the plain-text part holds everything that was typed', () => {
  const enquiry = enquiryOf({
    jobDescription: 'first\n\n  second\t<b>',
    email: 'not an address',
    phone: '07700-900456',
  })
  const { text } = mailOf(enquiry, [{ key: photoKey, state: 'claimed' }])
  for (const typed of [enquiry.fullName, enquiry.phone, enquiry.email, enquiry.postcode, photo, enquiry.enquiryId]) {
    expect(text).toContain(typed)
  }
  expect(unquoted(text)).toContain(enquiry.jobDescription)
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

test('times are those of London', () => {
  const { text } = mailOf(enquiryOf({ receivedAt: '2026-07-01T22:30:00.000Z' }), [])
  expect(text).toContain('Wednesday 1 July, 23:30')
})

test('the mail ends with how to have it sent elsewhere', () => {
  const { text, html } = mailOf(enquiryOf(), [])
  expect(text.trimEnd().endsWith(mailFoot)).toBe(true)
  expect(parseHtml(html).body.textContent?.trimEnd().endsWith(mailFoot)).toBe(true)
})

test.each(['077009001', '0770090', '02079460', '077009001234'])(
  'a number that cannot be rung is no link, and the mail says why: %s',
  (phone) => {
    const { html, text } = mailOf(enquiryOf({ phone }), [])
    for (const part of [html, text]) {
      expect(part).not.toMatch(/tel:|wa\.me/)
      expect(part).toMatch(/The phone number (cannot be rung as it was typed\. (A number|It should))/)
    }
  },
)

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

test('what sounds dangerous says so in its subject and at its head, and is no declared emergency', () => {
  const enquiry = enquiryOf({ jobDescription: 'burning smell from the fuse box', possibleSpam: true })
  const { subject, text, html } = mailOf(enquiry, [])
  expect(subject).toBe('Sounds dangerous - [possible spam] SW14 - Priya S. - burning smell from the fuse box')
  expect(text).toMatch(/^Sounds dangerous: ring now/)
  expect(parseHtml(html).body.textContent).toContain('Sounds dangerous: ring now')
  const declared = mailOf({ ...enquiry, emergency: true }, [])
  for (const part of [declared.subject, declared.text, declared.html]) expect(part).not.toMatch(/sounds dangerous/i)
  const usual = mailOf(enquiryOf(), [])
  for (const part of [usual.subject, usual.text, usual.html]) expect(part).not.toMatch(/sounds dangerous/i)
})

test.each([
  '+449098791234',
  '+447012341234',
  '+448712345678',
  '+447640123456',
  '+88213000000',
  '+979123456789',
  '+99112345678',
  '+19005550100',
])('a number that costs pounds a minute by its kind is said to be that, and is no link: %s', (phone) => {
  const { text, html } = mailOf(enquiryOf({ phone }), [])
  for (const part of [text, html]) expect(part).toMatch(/is a premium-rate, .* pounds a minute/)
  expect(html).not.toMatch(/href="(tel:|https:\/\/wa\.me)/)
})

test.each(['+353 1 234 5678', '+1 876 555 0100', '+252 61 1234567', '+960 331 2345'])(
  'a call abroad says what it may cost on its button, in the preview of the inbox and in the notes: %s',
  (phone) => {
    const { text, html } = mailOf(enquiryOf({ phone }), [])
    const document = parseHtml(html)
    const links = [...document.querySelectorAll('a[href^="tel:"]')]
    expect(links).toHaveLength(1)
    expect(links[0]?.textContent).toMatch(/^Call Priya on .*abroad: a call may cost pounds a minute/)
    expect(document.body.textContent.trim()).toMatch(/^\+[\d ]+ \(abroad: a call may cost pounds a minute\)\. /)
    for (const part of [text, html])
      expect(part).toContain(`${phone} is a number abroad: a call may cost pounds a minute.`)
  },
)

test('an ordinary number is called before one abroad, whichever was typed first, and each button says its own price', () => {
  const document = htmlOf(enquiryOf({ phone: '+353 1 234 5678 or 07700 900123' }), [])
  const labels = [...document.querySelectorAll('a[href^="tel:"]')].map(({ textContent }) => textContent)
  expect(labels).toEqual([
    'Call Priya on 07700 900123',
    'Call +353 1 234 5678 (abroad: a call may cost pounds a minute)',
  ])
  expect(htmlOf(enquiryOf(), []).body.textContent).not.toContain('pounds a minute')
})
