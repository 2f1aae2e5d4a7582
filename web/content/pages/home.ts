import { business, pounds } from '../business.ts'
import { emergencyLine } from '../lib/emergency-line.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { IconName, Point } from '../lib/schema.ts'

const { emergencyResponseMinutes, insuredUpTo, prices, yearsInBusiness } = business

export const homePage = {
  title: pageTitle('Electrician in Richmond & SW London'),
  metaDescription: `Electrician in Richmond and South West London. One extra socket from ${pounds(prices.installation)}, ${emergencyLine.short} call-out fee from ${pounds(prices.emergencyCallOut)}, free no-obligation quotes.`,
  // No-break spaces, so that the place's name stays on one line.
  heroTitle: 'Your electrician for Richmond and South\u00a0West\u00a0London',
  heroText:
    'We add one socket or rewire a whole house. You get a clear written quote, tidy work and the right paperwork at the end.',
  featured: { title: 'Featured work' },
  services: { title: 'What we do' },
  whyUs: [
    {
      icon: 'shield-check',
      title: `Fully insured up to ${insuredUpTo}`,
      text: 'Public liability cover on every job.',
    },
    {
      icon: 'clock',
      title: `Emergency response: we aim for ${emergencyResponseMinutes} minutes`,
      text: `Call ${emergencyLine.when}, on any day.`,
    },
    {
      icon: 'file-text',
      title: 'Clear written quotes',
      text: "Free, with no obligation. They say what's included, and what isn't.",
    },
    {
      icon: 'award',
      title: `${yearsInBusiness} in business`,
      text: 'In houses and flats around Richmond.',
    },
    {
      icon: 'calendar-check',
      title: 'Same-week availability',
      text: 'For most small jobs.',
    },
    {
      icon: 'dust-sheet',
      title: 'Tidy by habit',
      text: 'We put down dust sheets, vacuum, and take the waste away.',
    },
  ] satisfies (Point & { icon: IconName })[],
  reviews: { title: 'What customers say' },
  areas: {
    title: 'Areas we serve',
    text: `We work on both sides of the Thames, and usually within ${business.serviceRadiusMetres / 1000} km of Richmond. If you're just outside, ask us.`,
  },
}
