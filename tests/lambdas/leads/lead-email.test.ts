import { expect, test } from 'vitest'
import { buildLeadEmail } from '../../../lambdas/leads/lead-email.ts'
import { readQuote } from '../../../lambdas/leads/read-quote.ts'
import { emailSettings, keys, siteUrl } from '../../fixtures/lead-deps.ts'
import { parseHtml } from '../../fixtures/parse-html.ts'
import { leadOf, quoteRequest } from '../../fixtures/quote.ts'
import { anyViewer } from '../../fixtures/viewer.ts'

const photoKey = 'customer-photos/a.jpg'
const photo = `https://site.example/${photoKey}`

type Given = Parameters<typeof buildLeadEmail>

/** Builds the mail with the tests' settings. */
function mailOf(lead: Given[0], photos: Given[1], settings = emailSettings) {
  return buildLeadEmail(lead, photos, settings)
}

/** The fields a lead has for a typed number. */
function parsedPhone(phone: string) {
  return readQuote(quoteRequest({ phone }), { siteUrl, keys, viewer: anyViewer, now: Date.now(), newKey: () => 'key' })
}

function htmlOf(lead: Given[0], photos: Given[1]) {
  return parseHtml(mailOf(lead, photos).html)
}

test('the subject is place, person and job', () => {
  const subject = (changes: Parameters<typeof leadOf>[0]) => mailOf(leadOf(changes), []).subject
  expect(subject({})).toBe('SW14 - Priya S. - fuse board buzzing')
  expect(subject({ fullName: 'Prince', postcode: 'tw9' })).toBe('tw9 - Prince - fuse board buzzing')
  expect(subject({ possibleSpam: true })).toMatch(/^\[possible spam\] SW14/)
  expect(subject({ jobDescription: `${'socket '.repeat(20)}\nmore` })).toMatch(/^SW14 - Priya S\. - (socket )+socket…$/)
  expect(subject({ jobDescription: '=?UTF-8?B?SGFsbG8=?=' })).not.toContain('=?')
  expect(subject({ fullName: 'Zoë 👩🏽‍🔧' })).toBe('SW14 - Zoë 👩🏽‍🔧. - fuse board buzzing')
})

test('call, WhatsApp, reply and map are one tap away', () => {
  const document = htmlOf(leadOf(), [])
  const hrefs = [...document.querySelectorAll('a')].map(({ href }) => href)
  expect(hrefs).toContain('tel:+447700900456')
  expect(hrefs.some((href) => href.startsWith('https://wa.me/447700900456?text=Hello%20Priya'))).toBe(true)
  expect(hrefs.some((href) => href.startsWith('mailto:priya@example.com?'))).toBe(true)
  expect(hrefs).toContain('https://www.google.com/maps/search/?api=1&query=SW14%207AA')
})

test.each([
  ['+447700900456', true],
  ['+33612345678', true],
  ['+442079460123', false],
  ['+443069990123', false],
])('WhatsApp is offered for a number that may be a mobile: %s %s', (phoneE164, isOffered) => {
  const { html, text } = mailOf(leadOf({ phoneE164 }), [])
  for (const part of [html, text]) expect(part.includes(`wa.me/${phoneE164.slice(1)}`)).toBe(isOffered)
  expect(html).toContain(`tel:${phoneE164}`)
})

test('what cannot be rung or answered has no button, and the mail says why', () => {
  const lead = leadOf({ phoneE164: undefined, phoneDisplay: undefined, phone: '7946 0123', replyTo: undefined })
  const { html, text } = mailOf(lead, [])
  expect(html).not.toMatch(/tel:|wa\.me|mailto:/)
  for (const part of [html, text]) {
    expect(part).toContain('7946 0123')
    expect(part).toContain('cannot be rung as it was typed')
    expect(part).toContain('does not look right')
  }
})

test('photos are thumbnails linked to their public address; what was left out is said', () => {
  const photos = [
    { key: photoKey, state: 'attached' as const },
    { key: `${photoKey}2`, state: 'pending' as const },
    { key: `${photoKey}3`, state: 'refused' as const },
  ]
  const document = htmlOf(leadOf({ photosLeftOut: 2 }), photos)
  const linked = [...document.querySelectorAll('a:has(img)')].map((a) => [
    a.getAttribute('href'),
    a.querySelector('img')?.src,
  ])
  expect(linked).toEqual([
    [photo, photo],
    [`${photo}2`, `${photo}2`],
  ])
  const { text } = mailOf(leadOf({ photosLeftOut: 2 }), photos)
  expect(text).toContain('3 photos left out')
  expect(text).toContain('1 photo may take some minutes to open')
})

test.each([
  [3, '1 of 3 photos was on the way'],
  [5, '3 of 5 photos were on the way'],
])('both parts say how many of %i photos are on the way [L19]', (photosChosen, sentence) => {
  const { html, text } = mailOf(leadOf({ photosChosen, photoKeys: [photo, `${photo}2`] }), [])
  for (const part of [html, text]) expect(part).toContain(sentence)
  expect(mailOf(leadOf({ photoKeys: [photo] }), []).text).not.toContain('on the way')
})

test('the HTML part escapes everything typed [L10]', () => {
  const nasty = '<script>alert(1)</script>"\' onload="x" &amp;'
  const document = htmlOf(
    leadOf({ fullName: nasty, jobDescription: nasty, postcode: nasty, phone: nasty, email: nasty }),
    [],
  )
  expect(document.querySelector('script')).toBeNull()
  expect([...document.querySelectorAll('*')].filter((element) => element.hasAttribute('onload'))).toEqual([])
  expect(document.querySelector('h1')?.textContent).toBe(nasty)
})

test('the plain-text part holds everything that was typed [L10]', () => {
  const lead = leadOf({ jobDescription: 'first\n\n  second\t<b>', email: 'not an address', phone: '07700-900456' })
  const { text } = mailOf(lead, [{ key: photoKey, state: 'attached' }])
  for (const typed of [lead.fullName, lead.phone, lead.email, lead.postcode, lead.jobDescription, photo, lead.leadId]) {
    expect(text).toContain(typed)
  }
})

test('times are those of London', () => {
  const { text } = mailOf(leadOf({ receivedAt: '2026-07-01T22:30:00.000Z' }), [])
  expect(text).toContain('Wednesday 1 July, 23:30')
})

test.each(['077009001', '0770090', '02079460', '077009001234'])(
  'a number that cannot be rung is no link, and the mail says why: %s [L21]',
  (phone) => {
    const { phoneE164, phoneDisplay } = parsedPhone(phone)
    const { html, text } = mailOf(leadOf({ phone, phoneE164, phoneDisplay }), [])
    for (const part of [html, text]) {
      expect(part).not.toMatch(/tel:|wa\.me/)
      expect(part).toMatch(/The phone number (cannot be rung as it was typed\. (A number|It should))/)
    }
  },
)

test('an emergency is one in its subject and says to ring now; no mail says by when [O4]', () => {
  const emergency = mailOf(leadOf({ about: 'An emergency' }), [])
  expect(emergency.subject).toMatch(/^EMERGENCY - SW14/)
  const usual = mailOf(leadOf(), [])
  expect(usual.subject).not.toContain('EMERGENCY')
  for (const [part, ringsNow] of [
    [emergency.text, true],
    [emergency.html, true],
    [usual.text, false],
    [usual.html, false],
  ] as const) {
    expect(/ring now/i.test(part)).toBe(ringsNow)
    expect(part).not.toMatch(/\bdue\b/i)
  }
})

test.each(['+449098791234', '+447012341234', '+448712345678', '+88213000000'])(
  'a number that costs pounds a minute is said to be that, and is no link: %s [L21]',
  (phoneE164) => {
    const lead = leadOf({ phone: phoneE164, phoneE164, phoneDisplay: phoneE164 })
    const { text, html } = buildLeadEmail(lead, [], emailSettings)
    expect(text).toContain('premium-rate, personal or satellite number')
    expect(html).not.toMatch(/href="(tel:|https:\/\/wa\.me)/)
  },
)
