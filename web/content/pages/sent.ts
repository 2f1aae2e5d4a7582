import { emergencyAbout, nextStep, quoteNotices } from '#contract/quote-rules.ts'
import { promised, saysWhen } from '../lib/clock.ts'
import { emergencyLine } from '../lib/emergency-line.ts'
import { wakesOwner } from '../lib/owner/options.ts'
import { pageTitle } from '../lib/page-title.ts'
import { stated } from '../lib/stated.ts'

/** Where a browser without JavaScript arrives once its enquiry is in. */
export const sentPage = stated({
  title: pageTitle('Enquiry sent'),
  metaDescription: `Your enquiry has been sent. We read it ourselves and answer it, and if it cannot wait, you can call us ${emergencyLine.when}.`,
  heading: quoteNotices.sent.title,
  text: quoteNotices.sent.text,
  next: [
    `What happens next: ${nextStep}.`,
    ...(saysWhen ? [promised({}, 'sentence').always] : []),
    ...(wakesOwner ? [promised({ about: emergencyAbout }, 'sentence').always] : []),
  ],
  urgent: `If it cannot wait, call us ${emergencyLine.when}:`,
  link: 'Return to Home',
})
