import type { ApiError } from '../contract/api-error.ts'
import { apiPaths } from '../contract/api-paths.ts'
import type { ReceiptLink } from '../contract/quote-request.ts'
import { nextStep, quoteNotices } from '../contract/quote-rules.ts'
import { referenceOf } from '../contract/reference.ts'
import { instantWords, promisedReply, type WorkingCalendar } from '../contract/working-hours.ts'
import { escapeHtml } from '../runtime/escape-html.ts'
import { isSigned, type SigningKeys, sign } from '../runtime/hmac.ts'
import { pageFrame } from '../runtime/page-frame.ts'
import { VisibleError } from '../runtime/visible-error.ts'

interface ReceiptDeps {
  keys: SigningKeys
  calendar: WorkingCalendar
  business: ReceiptBusiness
}

/** What the page says of the business. */
interface ReceiptBusiness {
  name: string
  /** As printed, and as dialled. */
  phone: { display: string; e164: string }
}

/**
 * Path of the receipt of an enquiry. All that the page shows is in it, nothing personal: it needs no store,
 * and opens again at any time.
 */
export function receiptPath(leadId: string, receivedAt: number, keys: SigningKeys): string {
  const reference = referenceOf(leadId)
  return apiPaths.showReceipt.path
    .replace('{reference}', reference)
    .replace('{receivedAt}', String(receivedAt))
    .replace('{signature}', sign(keys, 'receipt', `${reference} ${receivedAt}`))
}

/**
 * What a browser without JavaScript is shown once its enquiry is in [L12], in the words of the form's own receipt.
 * Without script no photos are sent.
 */
export async function showReceipt(
  { reference, receivedAt, signature }: ReceiptLink,
  { keys, calendar, business }: ReceiptDeps,
): Promise<{ page: string }> {
  if (!isSigned(keys, 'receipt', `${reference} ${receivedAt}`, signature)) throw new VisibleError('gone', forged)
  const received = Number(receivedAt)
  const rows = [
    ['Received', `${instantWords(received)}, without photos`],
    ['Our reply', `by ${instantWords(promisedReply(calendar, received))}`],
    ['What happens next', nextStep],
    ['If it cannot wait', `${callLink(business)} at any hour`],
    ['Reference', reference],
  ]
  const { title, text } = quoteNotices.sent
  const page = pageFrame(
    { title: `${title} ${reference}`, businessName: business.name },
    `<h1>${title}</h1>
<p>${text}</p>
<dl class="receipt">
${rows.map(([label, words]) => `<div><dt>${label}</dt><dd>${words}</dd></div>`).join('\n')}
</dl>
<p class="small">Print this page or keep its address: it opens again at any time.</p>
<p class="way-out"><a href="/">Return to Home</a>, or <a href="/contact">send photos by WhatsApp or e-mail</a></p>`,
  )
  return { page }
}

/** What an address that is no receipt is answered with: it must not thank someone who has sent nothing. */
export function receiptErrorPage(error: ApiError['error'], business: ReceiptBusiness): string {
  const title = 'No receipt here'
  return pageFrame(
    { title, businessName: business.name },
    `<h1>${title}</h1>
<div class="notice"><p role="alert">${escapeHtml(error.message)}</p></div>
<p class="way-out">Please ${callLink(business)}, or <a href="/contact">send a request</a></p>`,
  )
}

const forged =
  'This is not the whole address of a receipt, or it is too old. An enquiry that was received is safe all the same.'

function callLink({ phone }: ReceiptBusiness): string {
  return `<a href="tel:${escapeHtml(phone.e164)}">call ${escapeHtml(phone.display)}</a>`
}
