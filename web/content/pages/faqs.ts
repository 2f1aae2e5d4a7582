import { business, pounds } from '../business.ts'
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
    callCard: { title: 'Call us', text: 'Say what you see, hear and smell, and where you are.' },
    whatsappCard: {
      title: 'WhatsApp us',
      text: 'Send a photo of the problem, and say when it began.',
    },
  },
}
