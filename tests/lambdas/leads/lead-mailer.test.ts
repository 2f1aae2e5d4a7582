import { expect, test } from 'vitest'
import { mailSimulatorAddress } from '../../../lambdas/contract/operations.ts'
import { buildLeadEmail } from '../../../lambdas/leads/lead-email.ts'
import { createLeadMailer } from '../../../lambdas/leads/lead-mailer.ts'
import { createSendMail, type Envelope } from '../../../lambdas/runtime/send-mail.ts'
import { createSesClient } from '../../../lambdas/runtime/ses-client.ts'
import { startFaultProxy } from '../../fixtures/faults.ts'
import { emailSettings } from '../../fixtures/lead-deps.ts'
import { leadOf } from '../../fixtures/quote.ts'

const settings = {
  sender: 'website@example.com',
  owners: ['owner@example.com', 'partner@example.com'],
  configurationSet: 'set',
}
const { signal } = new AbortController()

test('to both of the owner mailboxes, answered to the visitor; the daily test to the simulator alone', async () => {
  const sent: Envelope[] = []
  const mailer = createLeadMailer(async (envelope) => `m-${sent.push(envelope)}`, settings)
  const lead = leadOf()
  expect(await mailer.send(buildLeadEmail(lead, [], emailSettings), lead, signal)).toBe('m-1')
  await mailer.send(buildLeadEmail(lead, [], emailSettings), { ...lead, canary: true }, signal)
  expect(sent[1]?.to).toEqual([mailSimulatorAddress])
  expect(sent[0]).toEqual({
    from: { name: 'Website enquiry', address: 'website@example.com' },
    to: ['owner@example.com', 'partner@example.com'],
    replyTo: 'priya@example.com',
    configurationSet: 'set',
  })
})

test('the SDK itself never retries a mail', async () => {
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
