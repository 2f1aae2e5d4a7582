import { pageTitle } from '../lib/page-title.ts'

export const areasPage = {
  title: pageTitle('Areas We Cover in South West London'),
  metaDescription:
    'Our areas of South West London with their postcodes, from Twickenham to Wimbledon, on one map. Find yours, or ask whether we come to you. Free quotes.',
  hero: {
    title: 'Areas we cover',
    text: 'Places along the Thames and around Richmond Park, all a short drive from one another.',
  },
  map: {
    title: 'Find your area',
    text: 'Each page says what the houses there tend to need.',
  },
  beyond: {
    title: 'Not on the list?',
    text: 'We also work close by. Send us your postcode and ask.',
  },
}
