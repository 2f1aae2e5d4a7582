import { whatsappLink } from '../contract/phone-number.ts'
import type { StoredLead } from '../leads/lead.ts'
import { firstNameOf, mailLink, mobileOf } from '../leads/lead-facts.ts'
import { type HtmlValue, html } from '../runtime/html.ts'

export interface ReviewSettings {
  businessName: string
  /** Where customers write a review, once the owner has said. */
  reviewLink: string | undefined
}

/**
 * On the owner's page, once a job is done: links that open a message to the customer on the owner's own phone, for them to
 * read and send. The site sends and keeps nothing.
 */
export function reviewRequest(lead: StoredLead, { businessName, reviewLink }: ReviewSettings): HtmlValue {
  if (!reviewLink) return undefined
  const firstName = firstNameOf(lead)
  // Asks everybody alike: https://support.google.com/contributionpolicy/answer/7400114 forbids asking the happy alone.
  const message = `Hello ${firstName}, thank you for choosing ${businessName}. Would you write a few honest words about the job? ${reviewLink} Thank you!`
  const links = linksTo(lead, message).map(([label, href]) => html`<a href="${href}">${label}</a>`)
  return html`<section><h2>Ask for a review</h2>
${
  links.length > 0
    ? html`<p>This opens a message to ${firstName} on your phone. You read it and send it yourself.</p><p class="choices">${links}</p>`
    : html`<p>${firstName} gave no number that takes messages and no e-mail address. Your link: ${reviewLink}</p>`
}</section>`
}

function linksTo(lead: StoredLead, message: string): [label: string, href: string][] {
  const mobile = mobileOf(lead)
  if (mobile) {
    return [
      ['WhatsApp', whatsappLink(mobile, message)],
      // An iPhone wants the ampersand, Android the question mark.
      ['Text message', `sms:${mobile}?&body=${encodeURIComponent(message)}`],
    ]
  }
  return lead.replyTo ? [['E-mail', mailLink(lead.replyTo, 'A review', message)]] : []
}
