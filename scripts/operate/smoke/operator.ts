import { deriveKey } from '../../../lambdas/runtime/derive-key.ts'
import { createSendMail } from '../../../lambdas/runtime/send-mail.ts'
import { createSesClient } from '../../../lambdas/runtime/ses-client.ts'
import type { Settings } from '../../../lib/config.ts'
import { unconfirmedSubscriptions } from '../alarm-topics.ts'
import type { Connection } from '../connection.ts'
import { openEnquiryBook } from '../enquiries/enquiry-book.ts'
import type { Operator } from './check.ts'

/** The smoke test's access as the site's operator. */
export function operatorOf(
  connection: Connection,
  { ownerEmail, senderEmail, alarmEmails }: Pick<Settings, 'ownerEmail' | 'senderEmail' | 'alarmEmails'>,
): Operator {
  const { deployment, isDeployed, siteUrl, mailConfigurationSet } = connection
  return {
    testEnquiryKey: async () => deriveKey(await connection.siteSecret(), 'testEnquiry'),
    enquiries: openEnquiryBook(connection).store,
    unconfirmedSubscriptions: async () => (isDeployed ? unconfirmedSubscriptions(deployment, alarmEmails) : []),
    async mailOwner() {
      const subject = `[test] Enquiries from ${new URL(siteUrl).host} reach you`
      const text = `The website was looked at on ${new Date().toISOString()}, and this is how its enquiries come to you. If it was in the spam folder, they are there too: tell whoever looks after the website. Sent once when your website has been checked, as after each change to it.`
      const from = { name: 'Website enquiry', address: senderEmail }
      const envelope = { from, to: [ownerEmail], configurationSet: mailConfigurationSet }
      const sendMail = createSendMail(createSesClient())
      await sendMail(envelope, { subject, text, html: `<p>${text}</p>` }, AbortSignal.timeout(20_000))
      return { to: ownerEmail, subject }
    },
  }
}
