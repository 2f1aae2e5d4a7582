import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildEnquiryEmail } from '../../../lambdas/enquiries/enquiry-email.ts'
import { createSendMail, type Envelope, type MailContent, wasNotSent } from '../../../lambdas/runtime/send-mail.ts'
import { createSesClient } from '../../../lambdas/runtime/ses-client.ts'

import { localCredentials } from '../../../scripts/local/services/credentials.ts'
import { startSes } from '../../../scripts/local/services/ses.ts'
import { enquiryOf } from '../../fixtures/enquiry.ts'
import { emailSettings } from '../../fixtures/enquiry-settings.ts'
import { mailsAt } from '../../fixtures/mails.ts'

let ses: Awaited<ReturnType<typeof startSes>>
beforeAll(async () => {
  Object.assign(process.env, localCredentials)
  ses = await startSes()
})
afterAll(() => ses.stop())

const { signal } = new AbortController()
const envelope: Envelope = {
  from: { name: 'Ohm & Töchter', address: 'site@example.com' },
  to: 'owner@example.com',
  configurationSet: 'set',
}

test('a mail keeps every letter', async () => {
  const content = { subject: 'Zoë – Küche 💡', text: 'שלום, Zoë', html: '<p>שלום, Zoë</p>' }
  await createSendMail(createSesClient({ endpoint: ses.endpoint }))(envelope, content, signal)
  const [mail] = await mailsAt(ses.endpoint)
  expect(mail).toMatchObject({ subject: content.subject, body: { html: content.html } })
  expect(mail?.body.text.trim()).toBe(content.text)
  expect(mail?.from).toContain('Ohm & Töchter')
})

/** What is passed to SES: the mail in MIME, and the rest of the call. */
async function handedOver(content: MailContent, changes: Partial<Envelope> = {}) {
  const client = new SESClient({ region: 'eu-west-2' })
  const mock = mockClient(client).on(SendRawEmailCommand).resolves({ MessageId: 'm-1' })
  expect(await createSendMail(client)({ ...envelope, ...changes }, content, signal)).toBe('m-1')
  const { RawMessage, ...input } = mock.commandCalls(SendRawEmailCommand)[0]?.args[0].input ?? {}
  // As bytes: a line's limit is in octets.
  const raw = Buffer.from(RawMessage?.Data ?? '').toString('latin1')
  const [header = ''] = raw.split('\r\n\r\n')
  return { raw, headers: header.replace(/\r\n[ \t]+/g, ' ').split('\r\n'), input }
}

test.each([
  ['an enquiry', enquiryOf()],
  ['4,000 short lines', enquiryOf({ jobDescription: 'a\n'.repeat(4000) })],
  ['one line of 9,000 letters', enquiryOf({ jobDescription: 'x'.repeat(9000) })],
  ['one line of emoji', enquiryOf({ jobDescription: '\u{1f4a1}'.repeat(4000), fullName: 'Z\u00f6e'.repeat(60) })],
])('the lines of a mail end in CRLF, and none is longer than 998 octets: %s', async (_, enquiry) => {
  const { raw } = await handedOver(buildEnquiryEmail(enquiry, [], emailSettings))
  expect(raw.match(/(?<!\r)\n|\r(?!\n)/g)).toBeNull()
  expect(Math.max(...raw.split('\r\n').map(({ length }) => length))).toBeLessThanOrEqual(998)
})

const content = { subject: 'A subject', text: 'text', html: '<p>text</p>' }

test('a mail goes to its address, and says that a program wrote it', async () => {
  const { input, headers } = await handedOver(content, { replyTo: 'priya@example.com' })
  expect(input).toEqual({ Destinations: [envelope.to], ConfigurationSetName: 'set' })
  expect(headers).toContain('Auto-Submitted: auto-generated')
  expect(headers).toContain('Reply-To: priya@example.com')
  expect(headers).toContain('To: owner@example.com')
})

test.each(['\r\n', '\n', '\r', '\u0000', '\u2028'])('%j begins no header of its own', async (end) => {
  const bad = `x${end}Bcc: victim@example.com${end}${end}<b>body</b>`
  const from = { name: bad, address: 'site@example.com' }
  const { headers } = await handedOver({ ...content, subject: bad }, { from, replyTo: `a@example.com${bad}` })
  const names = headers.map((header) => header.split(':')[0]?.toLowerCase())
  expect(names).not.toContain('bcc')
  expect(names).toContain('content-type')
  expect(new Set(names).size).toBe(names.length)
})

test.each([
  [Object.assign(new Error('Throttling'), { $fault: 'client' }), true],
  [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), true],
  [Object.assign(new Error('cut'), { code: 'ECONNRESET' }), false],
  [Object.assign(new Error('late'), { name: 'TimeoutError' }), false],
  ['text', false],
])('%s: certainly not sent is %s', (error, expected) => {
  expect(wasNotSent(error)).toBe(expected)
})
