import { type EnquiryFields, enquiryField, enquiryFieldNames } from '#shared/enquiry-fields.ts'
import type { EnquiryContext } from '#shared/enquiry-rules.ts'
import { emergencyMark } from '#shared/enquiry-words.ts'

/** First words of a WhatsApp chat. The visitor sees and may change them before sending. */
export const whatsappMessages = {
  general: 'Hello, I found you on your website and would like some help with an electrical job.',
  emergency: `${emergencyMark}: I need an electrician. My postcode and the problem: `,
  service: (name: string) => `Hello, I would like a quote for ${name}.`,
  project: (title: string) => `Hello, I saw your project "${title}" and would like something similar.`,
  area: (name: string) => `Hello, I would like a quote for a job in ${name}.`,
  article: (title: string) => `Hello, I read "${title}" on your blog and have a question.`,
  sent: (reference: string) => `Hello, this is about my enquiry ${reference}: `,
  failedForm: (fields: EnquiryFields, context: EnquiryContext = {}) =>
    [
      `${context.emergency ? `${emergencyMark}: ` : ''}Hello, your form would not send, so here are my details.`,
      ...enquiryLines(fields, context),
    ].join('\n'),
}

/** What was typed into the form, a line for each field that was filled in. */
export function enquiryLines(fields: EnquiryFields, { about }: EnquiryContext): string[] {
  const typed = enquiryFieldNames.filter((name) => fields[name])
  return [
    ...(about ? [`About: ${about}`] : []),
    ...typed.map((name) => `${enquiryField(name).shortLabel}: ${fields[name]}`),
  ]
}

/** Subject of an email from a page that is about something. */
export const mailSubject = (label: string) => `Enquiry: ${label}`

/** What the pages are about, as the quote form says it, and how a WhatsApp chat then begins. */
export const subjects = {
  service: (name: string) => ({ label: name, hello: whatsappMessages.service(name) }),
  emergency: () => ({ label: 'An emergency', hello: whatsappMessages.emergency, emergency: true }),
  area: (name: string) => ({ label: `A job in ${name}`, hello: whatsappMessages.area(name) }),
  article: (title: string) => ({ label: title, hello: whatsappMessages.article(title) }),
}
