import { pageTitle } from '../lib/page-title.ts'

export const faqsPage = {
  title: pageTitle('Frequently Asked Questions'),
  metaDescription:
    'Answers about free quotes, areas covered, emergency call-outs, EICR reports and how much mess to expect. Call us if yours is not here.',
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
