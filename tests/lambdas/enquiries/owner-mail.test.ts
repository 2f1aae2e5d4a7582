import { expect, test } from 'vitest'
import { buildEnquiryEmail, buildPhotosEmail } from '../../../lambdas/enquiries/enquiry-email.ts'
import { buildMorningEmail } from '../../../lambdas/enquiries/morning-email.ts'
import { mailSwitches } from '../../../lambdas/enquiries/owner-mail.ts'
import { emailSettings } from '../../fixtures/enquiry-deps.ts'
import { storedEnquiry } from '../../fixtures/morning-mail.ts'
import { parseHtml } from '../../fixtures/parse-html.ts'

const now = Date.parse('2026-11-18T07:30:00Z')
const enquiry = storedEnquiry('2026-11-17T12:30:00Z', { about: 'An emergency' })

const morningMail = buildMorningEmail({ shown: [enquiry], count: 1, possibleSpam: 0, isCut: false }, emailSettings, now)

test('each mail to the owner says at its end what ends it or where it is sent, in both its forms', () => {
  const mails: [keyof typeof mailSwitches, { text?: string; html?: string } | undefined][] = [
    ['enquiry', buildEnquiryEmail(enquiry, [], emailSettings)],
    ['enquiry', buildPhotosEmail(enquiry, [], emailSettings)],
    ['morning', morningMail],
  ]
  expect(new Set(mails.map(([mail]) => mail))).toEqual(new Set(Object.keys(mailSwitches)))
  for (const [mail, { text = '', html = '' } = {}] of mails) {
    expect(text.trimEnd().endsWith(mailSwitches[mail]), mail).toBe(true)
    expect(parseHtml(html).body.textContent?.trimEnd().endsWith(mailSwitches[mail]), mail).toBe(true)
  }
})

test("a mail ends in the owner's words", () => {
  for (const words of Object.values(mailSwitches)) expect(words).not.toMatch(/config|npm|\.ts|: false|[a-z][A-Z]/)
})

test('an emergency is on brick in every mail that has one', () => {
  for (const { html } of [buildEnquiryEmail(enquiry, [], emailSettings), morningMail])
    expect(parseHtml(html).querySelector('td[bgcolor]')?.getAttribute('bgcolor')).toBe('#99432F')
})
