/** Builds the site and its functions, and prints the mails. `facts.test.ts` runs it in a copy of the repository. */
import { business } from '#content/business.ts'
import { formReplyTime } from '#content/reply-times.ts'
import { buildEnquiryEmail } from '../../lambdas/enquiries/enquiry-email.ts'
import { buildReceipt } from '../../lambdas/options/receipt/receipt-email.ts'
import { readSettings } from '../../lib/config.ts'
import { currentSiteBuild } from '../../lib/site-build.ts'
import { siteConfig } from '../../site.config.ts'
import { enquiryOf } from '../fixtures/enquiry.ts'

const { name, phone } = business
const settings = readSettings({ ...siteConfig, ownerEmail: 'owner@mail.example', senderEmail: 'site@mail.example' })
currentSiteBuild(settings)

const enquiry = enquiryOf({ receivedAt: '2026-11-20T17:42:00.000Z' })
const siteUrl = 'https://site.example'
const firm = { name, phone, replyTime: formReplyTime, emergencyWhen: 'at any hour' }
const told = {
  mail: buildEnquiryEmail(enquiry, [], { siteUrl }),
  receipt: buildReceipt(enquiry, { business: firm, siteUrl }),
}
process.stdout.write(JSON.stringify(told))
