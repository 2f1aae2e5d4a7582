import { expect, test } from 'vitest'
import { buildEnquiryEmail } from '../../../lambdas/enquiries/enquiry-email.ts'
import { createEnquiryMailer } from '../../../lambdas/enquiries/enquiry-mailer.ts'
import { createSendMail, type Envelope } from '../../../lambdas/runtime/send-mail.ts'
import { createSesClient } from '../../../lambdas/runtime/ses-client.ts'
import { mailSimulatorAddress } from '../../../lambdas/shared/operations.ts'
import { enquiryOf } from '../../fixtures/enquiry.ts'
import { emailSettings } from '../../fixtures/enquiry-deps.ts'
import { startFaultProxy } from '../../fixtures/faults.ts'

const settings = {
  sender: 'website@example.com',
  owners: ['owner@example.com', 'partner@example.com'],
  configurationSet: 'set',
}
const { signal } = new AbortController()

test('to both of the owner mailboxes, answered to the visitor; the daily test to the simulator alone', async () => {
  const sent: Envelope[] = []
  const mailer = createEnquiryMailer(async (envelope) => `m-${sent.push(envelope)}`, settings)
  const enquiry = enquiryOf()
  expect(await mailer.send(buildEnquiryEmail(enquiry, [], emailSettings), enquiry, signal)).toBe('m-1')
  await mailer.send(buildEnquiryEmail(enquiry, [], emailSettings), { ...enquiry, testEnquiry: true }, signal)
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
  const mailer = createEnquiryMailer(createSendMail(createSesClient({ endpoint: broken.endpoint })), settings)
  await expect(mailer.send(buildEnquiryEmail(enquiryOf(), [], emailSettings), enquiryOf(), signal)).rejects.toThrow()
  expect(calls).toBe(1)
  await broken.stop()
})
