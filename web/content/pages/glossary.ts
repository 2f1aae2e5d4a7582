import { pageTitle } from '../lib/page-title.ts'

export const glossaryPage = {
  title: pageTitle('Electrical Words Explained'),
  metaDescription:
    'RCD, RCBO, EICR, Part P, PME: the words electricians use, each in two plain sentences, with the article that says more.',
  hero: {
    title: 'Electrical words explained',
    text: 'What the trade says, and what it means. Our articles link here where a word comes up for the first time.',
  },
}
