import { business, pounds } from '../business.ts'
import { emergencyLine } from '../lib/emergency-line.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { Point } from '../lib/schema.ts'

const { emergencyResponseMinutes, insuredUpTo, prices, yearsInBusiness } = business

export const homePage = {
  title: pageTitle('Electrician in Richmond & SW London'),
  metaDescription: `Electrician in Richmond and South West London. One extra socket from ${pounds(prices.installation)}, daytime call-outs from ${pounds(prices.emergencyCallOut)}, ${emergencyLine.short} emergency service, free no-obligation quotes.`,
  heroTitle: 'Your electrician for Richmond and South West London',
  heroText:
    'From one extra socket to a full rewire. We give you a clear written quote, keep your home tidy while we work, and leave you with the certificates you need.',
  featured: { title: 'Featured work' },
  services: { title: 'What we do' },
  whyUs: [
    {
      icon: 'shield-check',
      title: `Fully insured up to ${insuredUpTo}`,
      text: 'Our public liability insurance covers every job.',
    },
    {
      icon: 'clock',
      title: `Emergency response: we aim for ${emergencyResponseMinutes} minutes`,
      text: `You can call ${emergencyLine.when}, on any day of the year.`,
    },
    {
      icon: 'file-text',
      title: 'Clear written quotes',
      text: "A quote is free, and you don't have to go ahead. It lists what's included and what isn't.",
    },
    {
      icon: 'award',
      title: `${yearsInBusiness} in business`,
      text: 'We know the houses and flats around Richmond.',
    },
    {
      icon: 'calendar-check',
      title: 'Same-week availability',
      text: 'For a small job, we can usually come the same week.',
    },
    {
      icon: 'broom',
      title: 'Tidy work',
      text: 'We put down dust sheets, vacuum as we go and take our rubbish away.',
    },
  ] as const satisfies readonly (Point & { icon: string })[],
  reviews: { title: 'What customers say' },
  areas: {
    title: 'Areas we serve',
    text: `We work on both sides of the Thames, and usually within ${business.serviceRadiusMetres / 1000} km of ${business.serviceCentre}. If you're just outside, ask us.`,
  },
}
