import { cardIdOf } from '../../contract/job-photos.ts'
import { referenceOf } from '../../contract/reference.ts'
import type { StoredJob } from '../../contract/show-job.ts'
import { cleanLine } from '../../leads/clean-text.ts'
import { colour, link, mailFrame } from '../../leads/mail-html.ts'
import { ownerLinkPath } from '../../leads/owner-link.ts'
import type { SigningKeys } from '../../runtime/hmac.ts'
import { html } from '../../runtime/html.ts'
import type { MailContent } from '../../runtime/send-mail.ts'

export type JobChange = 'shown' | 'changed' | 'hidden' | 'deleted'

/** Tells the owner what became of a job on the site, because anyone who was passed the enquiry's mail can do it. */
export function buildChangeEmail(
  change: JobChange,
  stored: StoredJob,
  leadId: string,
  { siteUrl, keys }: { siteUrl: string; keys: SigningKeys },
): MailContent {
  const { job } = stored
  const title = `${cleanLine(job.title, 120)}: ${change}`
  const page = {
    label: 'See it on the site',
    href: `${siteUrl}/portfolio?project=${encodeURIComponent(cardIdOf(stored))}`,
  }
  const enquiry = { label: `Enquiry ${referenceOf(leadId)}`, href: `${siteUrl}${ownerLinkPath(leadId, keys)}` }
  const links = change === 'shown' || change === 'changed' ? [page, enquiry] : [enquiry]
  const why = `This was done from the page of enquiry ${referenceOf(leadId)}. If it was not you, somebody else has its mail: open the enquiry, choose "Show this job", and put it right there.`
  return {
    subject: `Portfolio: ${title}`.replaceAll('=?', '= ?'),
    text: [title, '', ...links.map(({ label, href }) => `${label}: ${href}`), '', why, ''].join('\n'),
    html: mailFrame({
      title,
      preheader: why,
      overline: `In the portfolio: ${change}`,
      heading: job.title,
      body: links.map(
        ({ label, href }) =>
          html`<p style="margin:0 0 12px;font-size:17px;line-height:26px;color:${colour.ink}">${link(href, label)}</p>`,
      ),
      foot: why,
    }),
  }
}
