/** Builds the site for a deployment, and prints the text of mails, API pages and templates. `facts.test.ts` runs it in a copy of the repository. */
import { business } from '#content/business.ts'
import { calendar } from '#content/lib/calendar.ts'
import { privacyNotice } from '#content/privacy-notice.ts'
import { buildLeadEmail } from '../../lambdas/leads/lead-email.ts'
import { buildReceipt } from '../../lambdas/options/receipt/receipt-email.ts'
import { chaseWords, declineWords } from '../../lambdas/owner/customer-messages.ts'
import { buildPromiseEmail } from '../../lambdas/owner/promise-email.ts'
import { readSettings } from '../../lib/config.ts'
import { currentSiteBuild } from '../../lib/site-build.ts'
import { synthesise } from '../../lib/synth.ts'
import { siteConfig } from '../../site.config.ts'
import { leadOf } from '../fixtures/quote.ts'

const { name, phone } = business
const firm = {
  name,
  phone,
  whatsapp: business.whatsapp.e164,
  privacyNotice,
  calendar,
  emergencyWhen: 'at any hour',
}
const settings = readSettings({
  ...siteConfig,
  ownerEmail: 'owner@mail.example',
  alarmEmails: ['office@mail.example'],
  hostedZoneId: 'Z0123456789',
  customerReceipt: true,
})
const siteUrl = `https://${settings.domain}`
const { app } = synthesise(settings, currentSiteBuild(settings))

const lead = leadOf({ receivedAt: '2026-11-20T17:42:00.000Z' })
const mail = { siteUrl, ownerLinkKeys: ['key'], calendar }
const told = {
  mail: [
    buildLeadEmail(lead, [], mail),
    buildPromiseEmail([{ lead, promised: 0 }], mail, 0),
    chaseWords(lead, name),
    declineWords(lead, name),
  ],
  receipt: buildReceipt(lead, { business: firm, siteUrl, calendar }),
  template: app.synth().stacks.map(({ template }) => template),
}
process.stdout.write(JSON.stringify(told))
