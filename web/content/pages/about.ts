import { business } from '../business.ts'
import { teamNote } from '../lib/owner/team-note.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { Point } from '../lib/schema.ts'
import { insured, registered } from '../registration.ts'

export const aboutPage = {
  title: pageTitle('About Our Richmond Electricians'),
  metaDescription: `Who we are, how we work and where. ${business.yearsInBusiness} in business in Richmond and South West London, and fully insured up to ${business.insuredUpTo}.`,
  hero: {
    title: `About ${business.name}`,
    text: "We are electricians in Richmond and South West London. We do wiring, lighting and testing in people's homes, and much of our best work is hidden behind the plaster.",
  },
  story: [
    `${business.name} started with one van and a simple habit. We turned up when we said we would, explained the job in plain English and left the room cleaner than we found it. We still do.`,
    'Most of our customers stay at home while we work, so we put dust sheets down before we pick up a drill, and we get the power back on each evening wherever the work allows it. At the end we walk round with you, so that you know what every switch does.',
    'A Victorian terrace in East Sheen, a riverside flat in Richmond and a 1930s semi in Twickenham need very different things, so we plan each job to suit the building.',
    "At the end of every job we leave time for testing and paperwork. We test each circuit we've worked on, label the fuse board in words you'd use yourself, and give you the results in writing.",
  ],
  note: teamNote,
  proof: `${registered} ${insured}`,
  mission: {
    title: 'Our mission',
    text: 'We want to make it easy to have safe electrical work done, at an honest price and with clear paperwork.',
  },
  vision: {
    title: 'Our vision',
    text: "We'd like everyone in South West London to understand the electrics in their home, and to be able to trust them.",
  },
  values: [
    { title: 'Plain English', text: 'We tell you what we found, what it means and what can wait.' },
    {
      title: 'We test everything',
      text: 'We inspect and test every circuit we work on before we hand it back to you.',
    },
    {
      title: 'Respect for the house',
      text: "We take our shoes off, put dust sheets down, fill any channels we've agreed to fill and take our rubbish away.",
    },
    {
      title: 'No surprises',
      text: "If a job needs extra work, we tell you the price and don't start until you've agreed.",
    },
  ] as Point[],
  areas: {
    title: 'Where we work',
    text: 'Houses differ from one neighbourhood to the next, so each area has its own page.',
  },
  featured: { title: 'Featured work' },
}
