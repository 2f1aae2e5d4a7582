import { business, pounds } from '../business.ts'
import { emergencyLine } from '../lib/emergency-line.ts'
import { pageTitle } from '../lib/page-title.ts'

export const faqsPage = {
  title: pageTitle('Electrician FAQs: Prices, EICRs, Mess'),
  metaDescription: `Are quotes free? Who comes, and when do I pay? Do I need an EICR, and what does it cost (a typical home from ${pounds(business.prices.homeEicr)})? Plain answers.`,
  hero: {
    title: 'Frequently asked questions',
    text: "Here's what people ask us most, and our answers.",
  },
  asked: { title: 'Questions and answers' },
  firm: { title: 'About us and how we work' },
  jobs: {
    title: 'About a particular job',
    text: "You'll find questions about each kind of job on its own page.",
  },
  stillHaveQuestions: {
    title: 'Still Have Questions?',
    callCard: { title: 'Call us', text: `If it's an emergency, you can call ${emergencyLine.when}.` },
    whatsappCard: {
      title: 'WhatsApp us',
      text: `Send us a question or a photo of the job. We read messages ${business.hours.text}.`,
    },
  },
}
