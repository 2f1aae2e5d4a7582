import { business } from '../business.ts'
import { teamNote } from '../lib/owner/team-note.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { Point } from '../lib/schema.ts'

export const aboutPage = {
  title: pageTitle('About Us', ', Richmond'),
  metaDescription: `Our story, what we stand for and the areas we serve. ${business.yearsInBusiness} of electrical work in Richmond and South West London.`,
  hero: {
    title: `About ${business.name}`,
    text: 'We wire, light and test the homes of Richmond and South West London. The best of our work sits behind the plaster.',
  },
  story: [
    `${business.name} started with one van and a simple habit: turn up when we said we would, explain the job in plain English, and leave the room cleaner than we found it. The habit has not changed since.`,
    'Most of our work is in lived-in homes. That means dust sheets before drills, and power back on each evening wherever the work allows it. At the end we walk round with you, so you know what every switch does.',
    'The houses round here differ a good deal. A Victorian terrace in East Sheen, a riverside flat in Richmond and a 1930s semi in Twickenham need very different things. We plan each job around the building, not the other way round.',
    'The last hour of a job is for testing and paperwork. We test each circuit we have worked on, label the board in words you would use yourself, and put the results on paper.',
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
      text: 'Shoes off, sheets down, chases made good as agreed, waste taken away.',
    },
    { title: 'No surprises', text: 'Extra work is priced and agreed before it starts.' },
  ] as Point[],
  areas: {
    title: 'Where we work',
    text: 'The houses differ from one neighbourhood to the next, so each has a page of its own.',
  },
  featured: {
    title: 'Work that shows the range',
    text: 'Open one to see what was done, and where.',
  },
}
