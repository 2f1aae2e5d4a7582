import { pageTitle } from '../lib/page-title.ts'

export const areasPage = {
  title: pageTitle('Areas We Cover in South West London'),
  metaDescription:
    'The areas of South West London that we cover, from Twickenham to Wimbledon, on one map with their postcodes. Find yours, or ask us whether we come to you.',
  hero: {
    title: 'Areas we cover',
    text: 'We work along the Thames and around Richmond Park. Choose your area to see what we do there and what it costs.',
  },
  each: {
    title: 'Area by area',
    text: 'Each area has a page about the jobs that homes there usually need.',
  },
  beyond: {
    title: 'Not on the list?',
    text: 'We also work nearby, so send us your postcode and ask.',
  },
}
