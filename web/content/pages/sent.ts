import { nextStep, quoteNotices } from '#contract/quote-rules.ts'
import { pageTitle } from '../page-title.ts'

/** Where a browser without JavaScript arrives once its enquiry is in. */
export const sentPage = {
  title: pageTitle('Enquiry sent'),
  metaDescription:
    'Your enquiry has been sent. We read it ourselves and answer it, and if it cannot wait, you can call us at any hour.',
  heading: quoteNotices.sent.title,
  text: quoteNotices.sent.text,
  next: `What happens next: ${nextStep}.`,
  urgent: 'If it cannot wait, call us at any hour:',
  link: 'Return to Home',
}
