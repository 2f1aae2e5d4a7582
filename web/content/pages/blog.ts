import { pageTitle } from '../lib/page-title.ts'

export const blogPage = {
  title: pageTitle('Electrical Advice Blog'),
  metaDescription:
    'Plain-English guides on safety checks, lighting, gardens, security, smart homes and EV charging, written for South West London homes.',
  hero: {
    title: 'Electrical advice in plain English',
    text: 'Guides for people who would rather understand the job than be sold it.',
  },
  exploreTopics: { title: 'Explore Topics' },
  byTopic: { title: 'Articles by topic' },
  stayUpdated: { title: 'Stay Updated', text: 'Newsletter coming soon' },
}
