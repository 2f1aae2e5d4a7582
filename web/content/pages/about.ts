import { business } from '../business.ts'
import { teamNote } from '../lib/owner/team-note.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { Point } from '../lib/schema.ts'

export const aboutPage = {
  title: pageTitle('About Our Richmond Electricians'),
  metaDescription: `Who comes to your home: our story, how we work and where. ${business.yearsInBusiness} in Richmond and South West London, insured up to ${business.insuredUpTo}.`,
  hero: {
    title: `About ${business.name}`,
    text: 'We wire, light and test the homes of Richmond and South West London. The best of our work sits behind the plaster.',
  },
  story: [
    `${business.name} started with one van and a simple habit. We turn up when we said we would, explain the job in plain English and leave the room cleaner than we found it. That hasn't changed.`,
    'Most of our work is in lived-in homes. That means dust sheets before drills, and power back on each evening wherever the work allows it. At the end we walk round with you, so you know what every switch does.',
    'A Victorian terrace in East Sheen, a riverside flat in Richmond and a 1930s semi in Twickenham need very different things, so we plan each job around the building.',
    "The last hour of a job is for testing and paperwork. We test each circuit we've worked on, label the fuse board in words you'd use yourself, and put the results on paper.",
  ],
  note: teamNote,
  mission: {
    title: 'Our mission',
    text: 'To make safe electrical work easy to arrange, with an honest price and clear paperwork.',
  },
  vision: {
    title: 'Our vision',
    text: 'A South West London where every home has electrics its owner understands and can trust.',
  },
  values: [
    { title: 'Plain English', text: 'We explain what we found, what it means and what can wait.' },
    {
      title: 'Tested, not guessed',
      text: 'Every circuit we work on is inspected and tested before we hand it back.',
    },
    {
      title: 'Respect for the house',
      text: 'We take our shoes off, put sheets down, fill the channels we cut as agreed and take the waste away.',
    },
    { title: 'No surprises', text: 'Extra work is priced and agreed before it starts.' },
  ] as Point[],
  areas: {
    title: 'Where we work',
    text: 'The houses differ from one neighbourhood to the next, so each has its own page.',
  },
  featured: { title: 'Featured work' },
}
