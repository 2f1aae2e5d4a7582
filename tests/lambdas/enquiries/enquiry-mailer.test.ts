import { expect, test } from 'vitest'
import type { Enquiry } from '../../../lambdas/enquiries/enquiry.ts'
import { buildEnquiryEmail } from '../../../lambdas/enquiries/enquiry-email.ts'
import { createEnquiryMailer } from '../../../lambdas/enquiries/enquiry-mailer.ts'
import { createSendMail, type Envelope, type SendMail } from '../../../lambdas/runtime/send-mail.ts'
import { createSesClient } from '../../../lambdas/runtime/ses-client.ts'
import { mailSimulatorAddress } from '../../../lambdas/shared/mail-addresses.ts'
import { listen } from '../../../scripts/local/services/http-server.ts'
import { enquiryOf } from '../../fixtures/enquiry.ts'
import { emailSettings, mailAddresses, owner, sender, urgentSender } from '../../fixtures/enquiry-settings.ts'

/** Mails the owner about an enquiry. */
function mail(sendMail: SendMail, changes: Partial<Enquiry> = {}): Promise<string> {
  const enquiry = enquiryOf(changes)
  const mailer = createEnquiryMailer(sendMail, mailAddresses)
  return mailer.send(buildEnquiryEmail(enquiry, [], emailSettings), enquiry, new AbortController().signal)
}

async function envelopeOf(changes: Partial<Enquiry>): Promise<Envelope | undefined> {
  const sent: Envelope[] = []
  expect(await mail(async (envelope) => `m-${sent.push(envelope)}`, changes)).toBe('m-1')
  return sent[0]
}

test('to the owner, answered to the visitor; the daily test to the simulator alone', async () => {
  expect(await envelopeOf({})).toEqual({
    from: { name: 'Website enquiry', address: sender },
    to: owner,
    replyTo: 'priya@example.com',
    configurationSet: 'enquiries',
  })
  expect((await envelopeOf({ testEnquiry: true }))?.to).toBe(mailSimulatorAddress)
})

test.each([
  [{ emergency: true }, urgentSender],
  [{ jobDescription: 'Sparks from the fuse board' }, urgentSender],
  [{ emergency: true, possibleSpam: true }, sender],
  [{}, sender],
])('an emergency or a danger comes from an address of its own, unless it is marked: %j', async (changes, address) => {
  expect((await envelopeOf(changes))?.from.address).toBe(address)
})

test('should the mail service refuse that address, an emergency is mailed from the ordinary one; with no response it is not', async () => {
  const sendersAfter = async (error: Error) => {
    const tried: string[] = []
    const sendMail: SendMail = async ({ from: { address } }) => {
      tried.push(address)
      if (address === urgentSender) throw error
      return 'm-1'
    }
    await mail(sendMail, { emergency: true }).catch(() => {})
    return tried
  }
  const refused = Object.assign(new Error('Email address is not verified'), { $fault: 'client' })
  expect(await sendersAfter(refused)).toEqual([urgentSender, sender])
  expect(await sendersAfter(new Error('no answer'))).toEqual([urgentSender])
})

test('the SDK itself never retries a mail', async () => {
  let calls = 0
  const broken = await listen((_, response) => {
    calls += 1
    response.writeHead(500).end()
  })
  await expect(mail(createSendMail(createSesClient({ endpoint: broken.endpoint })))).rejects.toThrow()
  expect(calls).toBe(1)
  await broken.stop()
})
