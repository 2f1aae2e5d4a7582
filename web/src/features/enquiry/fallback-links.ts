import { mailtoHref, whatsappHref } from '#content/business.ts'
import { enquiryLines, whatsappMessages } from '#content/messages.ts'
import { type EnquiryFields, eachEnquiryField } from '#shared/enquiry-fields.ts'
import type { EnquiryContext } from '#shared/enquiry-rules.ts'
import { emergencyMark } from '#shared/enquiry-words.ts'

/** Browsers on Windows pass about 2,000 characters at most to a mail program; phones allow more. */
const maxMailUrl = 2000
const cutMark = ' […]'

/** Ways to reach the business when sending fails, each with the typed text and the subject filled in. */
export function fallbackLinks(typed: EnquiryFields, context: EnquiryContext = {}): { whatsapp: string; email: string } {
  const fields = eachEnquiryField((name) => wellFormed(typed[name]))
  return {
    whatsapp: whatsappHref(whatsappMessages.failedForm(fields, context)),
    email: mailHref(fields, context),
  }
}

function mailHref(fields: EnquiryFields, context: EnquiryContext): string {
  const href = (words: string) => {
    const lines = enquiryLines({ ...fields, jobDescription: wellFormed(words) }, context)
    const subject = `${context.emergency ? emergencyMark : 'Enquiry'}, ${fields.postcode}`
    return `${mailtoHref}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`
  }
  let words = fields.jobDescription
  while (href(words + cutMark).length > maxMailUrl && words !== '')
    words = words.slice(0, Math.floor(words.length * 0.9))
  return href(words === fields.jobDescription ? words : words + cutMark)
}

/** Removes lone surrogates, which truncation or a paste may leave and a URL cannot encode. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '')
}
