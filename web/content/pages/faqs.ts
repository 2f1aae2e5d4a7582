import { business, pounds } from '../business.ts'
import { emergencyLine } from '../lib/emergency-line.ts'
import { pageTitle } from '../lib/page-title.ts'

export const faqsPage = {
  title: pageTitle('Electrician FAQs: Prices, EICRs, Mess'),
  metaDescription: `Are quotes free? Is an EICR needed, and what does it cost (a typical home from ${pounds(business.prices.homeEicr)})? Short answers on prices, call-outs, mess and rented homes.`,
  hero: {
    title: 'Frequently asked questions',
    text: 'Short answers to the things people ask us most.',
  },
  stillHaveQuestions: {
    title: 'Still Have Questions?',
    callCard: { title: 'Call us', text: `In an emergency, call ${emergencyLine.when}.` },
    whatsappCard: {
      title: 'WhatsApp us',
      text: `Send us a question or a photo of the job. We read messages ${business.hours.text}.`,
    },
  },
}
