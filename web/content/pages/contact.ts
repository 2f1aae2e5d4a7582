import { repliesWithin } from '#contract/reply-promise.ts'
import { business, pounds } from '../business.ts'
import { pageTitle } from '../lib/page-title.ts'
import { only, stated } from '../lib/stated.ts'

const { prices, emergencyResponseMinutes } = business

export const contactPage = stated({
  title: pageTitle('Contact Us', ', Richmond'),
  metaDescription: `Ask for a free quote, call, WhatsApp or e-mail. In an emergency we aim to be with you within ${emergencyResponseMinutes} minutes.`,
  hero: {
    title: 'Contact us',
    text: 'Send the form, ring or write. If something is sparking, hot or wet, skip the form and',
    call: 'call',
  },
  emergencyCard: {
    title: 'Emergency service',
    lines: [
      `Call-out fee from ${pounds(prices.emergencyCallOut)}`,
      `Hourly rate from ${pounds(prices.emergencyHourly)}/hr`,
      `We aim to be with you within ${emergencyResponseMinutes} minutes`,
      business.hours.emergencyText,
    ],
  },
  infoCard: {
    title: 'Contact information',
    reply: `${only.replyTimes}Calls and WhatsApp: we reply ${repliesWithin.call}.`,
  },
  areasCard: { title: 'Areas we serve' },
})
