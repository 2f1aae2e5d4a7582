import { business, pounds } from '../business.ts'

/** Under the number of the emergency page, around a link to WhatsApp. */
export const emergencyWhatsapp = {
  before: "Can't speak?",
  link: 'WhatsApp us',
  after: `, but we only read it ${business.hours.text}.`,
}

/** Above the form of the emergency page. */
export const emergencyForm = {
  title: "If you can't ring",
  text: `Write to us here. The daytime call-out fee is from ${pounds(business.prices.emergencyCallOut)}. We tell you the likely total before any work.`,
}
