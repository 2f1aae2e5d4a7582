import { business, pounds } from '../business.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { Point } from '../lib/schema.ts'
import { repliesWithin } from '../reply-times.ts'
import { fireOrSmell } from '../safety.ts'

const { prices, emergencyResponseMinutes, insuredUpTo } = business

export const contactPage = {
  title: pageTitle('Contact Us', ', Richmond'),
  metaDescription: `Get a free quote from a Richmond electrician by form, phone, WhatsApp or e-mail. In an emergency we aim for ${emergencyResponseMinutes} minutes.`,
  hero: {
    title: 'Contact us',
    text: `Send the form, ring or write. ${fireOrSmell} If something is sparking, hot or wet, skip the form and`,
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
    reply: `We reply to calls and WhatsApp ${repliesWithin.call}.`,
  },
  areasCard: { title: 'Areas we serve' },
  guarantees: [
    { title: 'Free, no-obligation quotes', text: 'Ask, compare and take your time.' },
    { title: `Fully insured up to ${insuredUpTo}`, text: 'Public liability cover is in place on every visit.' },
    {
      title: 'Tested before we leave',
      text: 'Circuits we install or alter are inspected and tested, and the results are yours to keep.',
    },
    {
      title: 'Agreed prices',
      text: "We don't start extra work until you've said yes to the cost.",
    },
  ] satisfies Point[],
}
