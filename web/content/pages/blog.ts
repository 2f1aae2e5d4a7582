import { pageTitle } from '../lib/page-title.ts'

export const blogPage = {
  title: pageTitle('Electrical Advice: EICRs and Rewiring'),
  metaDescription:
    'Plain answers about what an EICR costs and means, why an RCD trips, when to rewire, and where lights and chargers go in South West London homes.',
  hero: {
    title: 'Electrical advice in plain English',
    text: 'Guides for people who want to understand the job before they pay for it.',
  },
  exploreTopics: { title: 'Explore Topics' },
  byTopic: { title: 'More articles by topic' },
  stayUpdated: { title: 'Stay Updated', text: 'Newsletter coming soon' },
}
