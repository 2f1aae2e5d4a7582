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
  urgentSender: 'website+urgent@example.com',
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

test.each([
  [{ emergency: true }, settings.urgentSender],
  [{ jobDescription: 'Sparks from the fuse board' }, settings.urgentSender],
  [{ emergency: true, possibleSpam: true }, settings.sender],
  [{}, settings.sender],
])('an emergency or a danger comes from an address of its own, unless it is marked: %j', async (changes, address) => {
  const sent: Envelope[] = []
  const mailer = createEnquiryMailer(async (envelope) => `m-${sent.push(envelope)}`, settings)
  const enquiry = enquiryOf(changes)
  await mailer.send(buildEnquiryEmail(enquiry, [], emailSettings), enquiry, signal)
  expect(sent.map(({ from }) => from.address)).toEqual([address])
})

test('should the mail service refuse that address, an emergency is mailed from the ordinary one; with no answer it is not', async () => {
  const enquiry = enquiryOf({ emergency: true })
  const sendAfter = async (error: Error) => {
    const tried: string[] = []
    const mailer = createEnquiryMailer(async ({ from: { address } }) => {
      tried.push(address)
      if (address === settings.urgentSender) throw error
      return 'm-1'
    }, settings)
    await mailer.send(buildEnquiryEmail(enquiry, [], emailSettings), enquiry, signal).catch(() => {})
    return tried
  }
  const refused = Object.assign(new Error('Email address is not verified'), { $fault: 'client' })
  expect(await sendAfter(refused)).toEqual([settings.urgentSender, settings.sender])
  expect(await sendAfter(new Error('no answer'))).toEqual([settings.urgentSender])
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
