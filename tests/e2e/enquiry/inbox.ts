import { expect } from '@playwright/test'
import { type Mail, mailsAt } from '../../fixtures/mails.ts'

/** The owner's inbox in the mail service, from the beginning of a test. */
export interface Inbox {
  mails(): Promise<Mail[]>
  /** Waits for the only mail of this visitor's enquiry. Tests share the inbox, so each visitor needs a unique name. */
  mailFrom(fullName: string): Promise<Mail>
}

/** Opens the inbox of the mail service at `url`, without the mails already in it: a test tried again has left some. */
export async function openInbox(url: string): Promise<Inbox> {
  const old = new Set((await mailsAt(url)).map(({ messageId }) => messageId))
  const mails = async () => (await mailsAt(url)).filter(({ messageId }) => !old.has(messageId))
  const from = async (fullName: string) =>
    (await mails()).filter(({ body }) => body.text.split(/\r?\n/, 1)[0]?.endsWith(`, from ${fullName}`))
  return {
    mails,
    mailFrom: async (fullName) => {
      const count = async () => (await from(fullName)).length
      // On a busy machine the first delivery may run out of time; the queue brings the message back after 20 s.
      await expect.poll(count, { message: `mails from ${fullName}`, intervals: [100], timeout: 30_000 }).toBe(1)
      const [mail] = await from(fullName)
      if (!mail) throw new Error(`The mail from ${fullName} is gone again`)
      return mail
    },
  }
}
