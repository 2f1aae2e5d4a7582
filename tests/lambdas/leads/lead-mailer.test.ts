import { expect, test } from 'vitest'
import { buildLeadEmail } from '../../../lambdas/leads/lead-email.ts'
import { createLeadMailer } from '../../../lambdas/leads/lead-mailer.ts'
import { createSendMail, type Envelope } from '../../../lambdas/runtime/send-mail.ts'
import { createSesClient } from '../../../lambdas/runtime/ses-client.ts'
import { startFaultProxy } from '../../fixtures/faults.ts'
import { emailSettings } from '../../fixtures/lead-deps.ts'
import { leadOf } from '../../fixtures/quote.ts'

const settings = { sender: 'website@example.com', owner: 'owner@example.com', configurationSet: 'set' }
const { signal } = new AbortController()

test('to the owner, answered to the visitor, tagged with the lead for its events', async () => {
  const sent: Envelope[] = []
  const mailer = createLeadMailer(async (envelope) => `m-${sent.push(envelope)}`, settings)
  const lead = leadOf()
  expect(await mailer.send(buildLeadEmail(lead, [], emailSettings), lead, signal)).toBe('m-1')
  expect(sent[0]).toEqual({
    from: { name: 'Website enquiry', address: 'website@example.com' },
    to: 'owner@example.com',
    replyTo: 'priya@example.com',
    configurationSet: 'set',
    tags: [{ Name: 'leadId', Value: lead.leadId }],
  })
})

test('the SDK itself never retries a mail [L5]', async () => {
  let calls = 0
  const broken = await startFaultProxy('http://127.0.0.1:9', () => {
    calls += 1
    return 'broken'
  })
  const mailer = createLeadMailer(createSendMail(createSesClient({ endpoint: broken.endpoint })), settings)
  await expect(mailer.send(buildLeadEmail(leadOf(), [], emailSettings), leadOf(), signal)).rejects.toThrow()
  expect(calls).toBe(1)
  await broken.stop()
})
