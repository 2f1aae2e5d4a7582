import { apiPaths } from '../contract/api-paths.ts'
import { instantWords } from '../contract/london-time.ts'
import { whatsappLink } from '../contract/phone-number.ts'
import { photoRules } from '../contract/photo-rules.ts'
import type { QuoteRequest, Sent } from '../contract/quote-request.ts'
import { isEmergency, nextStep, photosStay, quoteNotices, ringFirst } from '../contract/quote-rules.ts'
import { referenceOf } from '../contract/reference.ts'
import { html } from '../runtime/html.ts'
import { pageFrame } from '../runtime/page-frame.ts'
import type { FormPageBusiness } from './form-page.ts'
import { missingWords } from './lead-facts.ts'

/** Path of the confirmation page of a form posted without script. */
export function sentPath(
  { leadId, photos: arrived }: { leadId: string; photos: number },
  request: QuoteRequest,
  now: number,
): string {
  const photos = Math.min(request.photos.length + request.photoUrls.length, photoRules.maxPhotos)
  const query = new URLSearchParams({
    at: String(now),
    ...(isEmergency(request) && { urgent: 'yes' }),
    ...(photos > 0 && { photos: String(photos), missing: String(Math.max(0, photos - arrived)) }),
  })
  return `${apiPaths.showSent.path.replace('{reference}', referenceOf(leadId))}?${query}`
}

/** The receipt for browsers without JavaScript [L12]. It reads the same whenever it is opened. */
export function sentPage(sent: Sent, business: FormPageBusiness): string {
  const { name, phone, whatsapp, replyTime } = business
  const { reference, photos, missing, urgent } = sent
  const { title, text } = quoteNotices.sent
  const rows = {
    Reference: reference,
    Received: instantWords(sent.at),
    ...(replyTime && !urgent && { 'Our reply': replyTime }),
    ...(photos > 0 && { Photos: missing > 0 ? missingWords(missing, photos, 'not sent') : photos }),
    'What happens next': nextStep,
  }
  const call = html`<a href="tel:${phone.e164}">${phone.display}</a>`
  return pageFrame(
    { title, businessName: name },
    html`<h1>${title}</h1>
<p>${text}</p>
${urgent ? html`<p class="notice">${ringFirst} ${call}</p>` : ''}
<dl class="receipt">${Object.entries(rows).map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
${missing > 0 ? html`<p>${photosStay} <a href="${whatsappLink(whatsapp, `Photos for enquiry ${reference}`)}">Send them by WhatsApp</a>.</p>` : ''}
<p>If it cannot wait, call ${call}.</p>
<p class="way-out"><a href="/">Return to Home</a></p>`,
  )
}
