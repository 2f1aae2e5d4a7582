import { addressLimits } from '../contract/limits.ts'
import { referenceOf } from '../contract/reference.ts'
import { escapeHtml } from '../runtime/escape-html.ts'
import type { Lead } from './lead.ts'
import type { LeadEmail } from './lead-email.ts'
import { detailNames } from './lead-facts.ts'

/** How many are told in a few words; of any more, only the references. SES takes a mail of 10 MB. */
const toldInWords = 500

/** One mail about many enquiries that one address after another kept sending [L16]. */
export function buildDigestEmail(leads: readonly Lead[]): LeadEmail {
  const text = [
    `${leads.length} more enquiries, in one mail: each came from a connection that had already sent ${addressLimits.mails} that day.`,
    'They are probably not from people. All are stored, their photos unopened.',
    'To have one mailed in full: npm run leads -- resend ID --deployed',
    ...leads.slice(0, toldInWords).flatMap(inWords),
    ...leads.slice(toldInWords).map(({ leadId }) => `Reference: ${referenceOf(leadId)} (${leadId})`),
    '',
  ].join('\n')
  const subject = `Digest: ${leads.length} more enquiries from busy connections`
  return {
    subject,
    text,
    html: `<!doctype html><html lang="en-GB"><title>${subject}</title><pre>${escapeHtml(text)}</pre></html>`,
  }
}

function inWords(lead: Lead): string[] {
  const details = detailNames.map((name) => lead[name].slice(0, 100)).filter((part) => part !== '')
  const job = lead.jobDescription.replace(/\s+/g, ' ').slice(0, 200)
  return ['', details.join(', '), job, `Reference: ${referenceOf(lead.leadId)} (${lead.leadId})`]
}
