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
    'We add one socket or rewire a whole house. You get a clear written quote, tidy work and the right paperwork at the end. Tell us about the job, and add a few photos if you like.',
  featured: {
    title: 'Featured work',
    text: 'Open a job to see what was done, and where.',
  },
  services: {
    title: 'What we do',
    text: 'Everyday electrics, bigger projects and the testing that keeps a home safe.',
  },
  whyUs: [
    {
      icon: 'shield-check',
      title: `Fully insured up to ${insuredUpTo}`,
      text: 'Public liability cover on every job, from one socket to a full rewire.',
    },
    {
      icon: 'clock',
      title: `Emergency response: we aim for ${emergencyResponseMinutes} minutes`,
      text: `Someone answers or rings back ${emergencyLine.when}, on any day of the year.`,
    },
    {
      icon: 'file-text',
      title: 'Clear written quotes',
      text: "Free and with no obligation. You see what's included, and what isn't, before you decide.",
    },
    {
      icon: 'award',
      title: `${yearsInBusiness} in business`,
      text: 'In the period houses, modern flats and family homes around Richmond.',
    },
    {
      icon: 'calendar-check',
      title: 'Same-week availability',
      text: 'Most small jobs can be looked at in the week you call.',
    },
    {
      icon: 'dust-sheet',
      title: 'Tidy by habit',
      text: 'We put down dust sheets, vacuum and take the waste away. We treat your home as we would our own.',
    },
  ] satisfies (Point & { icon: IconName })[],
  reviews: {
    title: 'What customers say',
    text: 'What people told us after the job.',
  },
  areas: {
    title: 'Areas we serve',
    text: `We work on both sides of the Thames, and usually within ${business.serviceRadiusMetres / 1000} km of Richmond. If you're just outside, ask us.`,
  },
}
