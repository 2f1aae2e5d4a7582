import { business, pounds } from '../business.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { Point } from '../lib/schema.ts'
import { repliesWithin } from '../reply-times.ts'

const { prices, emergencyResponseMinutes, insuredUpTo } = business

export const contactPage = {
  title: pageTitle('Contact Us', ', Richmond'),
  metaDescription: `Get a free quote from a Richmond electrician by form, phone, WhatsApp or email. In an emergency we aim to be with you within ${emergencyResponseMinutes} minutes.`,
  hero: {
    title: 'Contact us',
    text: 'Fill in the form, ring us or write to us.',
  },
  emergencyCard: {
    title: 'Emergency service',
    lines: [
      `Daytime call-out fee from ${pounds(prices.emergencyCallOut)}`,
      `Hourly rate from ${pounds(prices.emergencyHourly)}/hr`,
      `We aim to be with you within ${emergencyResponseMinutes} minutes of your call`,
      business.hours.emergencyText,
    ],
  },
  infoCard: {
    title: 'Contact information',
    reply: `We reply to calls and WhatsApp ${repliesWithin.call}.`,
  },
  areasCard: { title: 'Areas we serve' },
  guarantees: [
    {
      title: 'Free, no-obligation quotes',
      text: "Compare our price with others and take your time. You don't have to go ahead.",
    },
    { title: `Fully insured up to ${insuredUpTo}`, text: 'Our public liability insurance covers every visit.' },
    {
      title: 'Tested before we leave',
      text: 'We inspect and test the circuits we install or alter, and you keep the results.',
    },
    {
      title: 'Agreed prices',
      text: "We don't start any extra work until you've agreed to the price.",
    },
  ] satisfies Point[],
}
