import { business, pounds } from './business.ts'

/** Under the number of the emergency page, around a link to WhatsApp. */
export const emergencyWhatsapp = {
  before: "Can't speak?",
  link: 'WhatsApp us',
  after: `: we read it ${business.hours.text}.`,
}

/** Above the form of the emergency page. */
export const emergencyForm = {
  title: 'If you cannot ring',
  text: `Write to us. A call-out has a fee, from ${pounds(business.prices.emergencyCallOut)}. You hear the likely total before any work begins.`,
}
