import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendMail } from '../../../lambdas/leads/send-mail.ts'
import { createSesClient } from '../../../lambdas/runtime/ses-client.ts'
import { localCredentials } from '../../../scripts/local/services/credentials.ts'
import { startSes } from '../../../scripts/local/services/ses.ts'

let ses: Awaited<ReturnType<typeof startSes>>
beforeAll(async () => {
  Object.assign(process.env, localCredentials)
  ses = await startSes()
})
afterAll(() => ses.stop())

test('a mail says that a program wrote it, so that no autoresponder answers, and keeps every letter', async () => {
  const content = { subject: 'Zoë – Küche 💡', text: 'שלום, Zoë', html: '<p>שלום, Zoë</p>' }
  const envelope = { from: 'Website <site@example.com>', to: 'owner@example.com', configurationSet: 'set' }
  const messageId = await sendMail(
    createSesClient({ endpoint: ses.endpoint }),
    envelope,
    content,
    new AbortController().signal,
  )
  expect(await ses.inbox()).toEqual([
    expect.objectContaining({
      messageId,
      subject: content.subject,
      body: { text: content.text, html: content.html },
      headers: [{ name: 'Auto-Submitted', value: 'auto-generated' }],
      replyTo: [],
    }),
  ])
})
