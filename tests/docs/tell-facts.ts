/** Prints what the mails, the functions' pages and the template say. `facts.test.ts` runs it in a copy of the repository. */
import { business } from '#content/business.ts'
import { calendar } from '#content/lib/calendar.ts'
import { privacyNotice } from '#content/privacy-notice.ts'
import { formPage } from '../../lambdas/leads/form-page.ts'
import { buildLeadEmail } from '../../lambdas/leads/lead-email.ts'
import { sentPage } from '../../lambdas/leads/sent-page.ts'
import { buildReceipt } from '../../lambdas/options/receipt/receipt-email.ts'
import { readSettings } from '../../lib/config.ts'
import { readSiteBuild } from '../../lib/site-build.ts'
import { synthesise } from '../../lib/synth.ts'
import { localSettings } from '../../scripts/local/plan/local-settings.ts'
import { siteConfig } from '../../site.config.ts'
import { leadOf } from '../fixtures/quote.ts'

const { name, phone } = business
const firm = {
  name,
  phone,
  whatsapp: business.whatsapp.e164,
  privacyNotice,
  calendar,
  saysWhen: true,
  emergencyWhen: 'at any hour',
}
const siteUrl = 'https://site.example'
const lead = leadOf({ receivedAt: '2026-11-20T17:42:00.000Z' })
const { app, stack } = synthesise(readSettings(localSettings(siteConfig)), readSiteBuild())
const told = {
  mail: buildLeadEmail(lead, [], { siteUrl, ownerLinkKeys: ['key'], calendar }),
  receipt: buildReceipt(lead, { business: firm, siteUrl, calendar }),
  refused: formPage({ code: 'unavailable', message: '' }, {}, firm, 0),
  sent: sentPage({ reference: 'A1B2-C3D4', at: Date.parse(lead.receivedAt), photos: 2, missing: 2 }, firm),
  template: app.synth().getStackArtifact(stack.artifactId).template,
}
process.stdout.write(JSON.stringify(told))
