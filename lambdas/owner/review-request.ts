import type { StoredLead } from '../leads/lead.ts'
import { firstNameOf, mailLink, mobileOf, shorten, whatsappLink } from '../leads/lead-facts.ts'
import { escapeHtml } from '../runtime/escape-html.ts'

/**
 * On the owner's page: links that open a message to the customer on the owner's own phone, for them to read and send. The
 * site sends and keeps nothing.
 */
export function reviewRequest(reviewLink: string, businessName: string): (lead: StoredLead) => string {
  return (lead) => {
    const firstName = firstNameOf(lead)
    const job = shorten(lead.jobDescription.split('\n')[0] ?? '', 60)
    const message = `Hello ${firstName}, thank you for choosing ${businessName}. The job you asked about, "${job}", is done. If you are happy with it, would you write a few words about us? ${reviewLink} Thank you!`
    const links = linksTo(lead, message).map(([label, href]) => `<a href="${escapeHtml(href)}">${label}</a>`)
    const name = escapeHtml(firstName)
    return `<section><h2>Ask for a review</h2>
${
  links.length > 0
    ? `<p>This opens a message to ${name} on your phone. You read it and send it yourself.</p><p class="choices">${links.join('\n')}</p>`
    : `<p>${name} gave no number that takes messages and no e-mail address. Your link: ${escapeHtml(reviewLink)}</p>`
}</section>`
  }
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
