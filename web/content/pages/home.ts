import { business } from '../business.ts'
import { emergencyLine } from '../lib/emergency-line.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { IconName, Point } from '../lib/schema.ts'
import { only, stated } from '../lib/stated.ts'

const { emergencyResponseMinutes, insuredUpTo, yearsInBusiness } = business

export const homePage = stated({
  title: pageTitle('Electrician in Richmond & SW London'),
  metaDescription: `Free no-obligation quotes, EICR testing, rewiring, consumer units, smart home and ${emergencyLine.short} emergency call-outs across Richmond and South West London.`,
  // No-break spaces, so that the place's name stays on one line.
  heroTitle: 'Your electrician for Richmond and South\u00a0West\u00a0London',
  heroText: `From one extra socket to a full rewire: a clear written quote, tidy work, and the right paperwork at the end. Tell us about the job, and add a few photos if you like.`,
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
      text: `${only.allHours}Call ${emergencyLine.when}, on any day of the year.`,
    },
    {
      icon: 'file-text',
      title: 'Clear written quotes',
      text: 'Free and with no obligation. You see what is included and what is not before you decide.',
    },
    {
      icon: 'award',
      title: `${yearsInBusiness} in business`,
      text: 'All of them in the period houses, modern flats and family homes around Richmond.',
    },
    {
      icon: 'calendar-check',
      title: `${only.sameWeekVisits}Same-week availability`,
      text: 'Most small jobs can be looked at in the week you call.',
    },
    {
      icon: 'dust-sheet',
      title: `${only.guarantee}Tidy by habit`,
      text: 'Dust sheets, vacuum, waste removed. We treat your home as we would our own.',
    },
  ] satisfies (Point & { icon: IconName })[],
  reviews: {
    title: 'What customers say',
    text: 'What people told us after the job.',
  },
  areas: {
    title: 'Areas we serve',
    text: `We work on both sides of the Thames, and usually within ${business.serviceRadiusMetres / 1000} km of Richmond. If you are just outside, ask us.`,
  },
})
