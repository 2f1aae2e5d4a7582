import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { buildLeadEmail } from '../../../lambdas/leads/lead-email.ts'
import { createLeadMailer } from '../../../lambdas/leads/lead-mailer.ts'
import { createSesClient } from '../../../lambdas/runtime/ses-client.ts'
import { startFaultProxy } from '../../fixtures/faults.ts'
import { emailSettings } from '../../fixtures/lead-deps.ts'
import { leadOf } from '../../fixtures/quote.ts'

const settings = { sender: 'website@example.com', owner: 'owner@example.com', configurationSet: 'set' }

test('a structured message in UTF-8, in the configuration set, tagged with the lead for its events', async () => {
  const client = new SESv2Client({ region: 'eu-west-2' })
  const mock = mockClient(client).on(SendEmailCommand).resolves({ MessageId: 'm-1' })
  const lead = leadOf({ fullName: 'Zoë Ångström', jobDescription: 'Küche 💡' })
  const email = buildLeadEmail(lead, [], emailSettings)
  expect(email.subject).toContain('Zoë Å. - Küche 💡')
  const id = await createLeadMailer(client, settings).send(email, lead, new AbortController().signal)
  expect(id).toBe('m-1')
  expect(mock.commandCalls(SendEmailCommand)[0]?.args[0].input).toEqual({
    FromEmailAddress: 'Website enquiry <website@example.com>',
    Destination: { ToAddresses: ['owner@example.com'] },
    ReplyToAddresses: ['priya@example.com'],
    Content: {
      Simple: {
        Subject: { Data: email.subject, Charset: 'UTF-8' },
        Body: { Text: { Data: email.text, Charset: 'UTF-8' }, Html: { Data: email.html, Charset: 'UTF-8' } },
        Headers: [{ Name: 'Auto-Submitted', Value: 'auto-generated' }],
      },
    },
    ConfigurationSetName: 'set',
    EmailTags: [{ Name: 'leadId', Value: lead.leadId }],
  })
})

test('the SDK itself never retries a mail [L5]', async () => {
  let calls = 0
  const broken = await startFaultProxy('http://127.0.0.1:9', () => {
    calls += 1
    return 'broken'
  })
  const mailer = createLeadMailer(createSesClient({ endpoint: broken.endpoint }), settings)
  await expect(
    mailer.send(buildLeadEmail(leadOf(), [], emailSettings), leadOf(), new AbortController().signal),
  ).rejects.toThrow()
  expect(calls).toBe(1)
  await broken.stop()
})
