/** One page of each kind. */
export const kindsOfPage = [
  '/',
  '/about',
  '/services',
  '/services/rewiring',
  '/services/emergency',
  '/portfolio',
  '/security',
  '/contact',
  '/faqs',
  '/blog',
  '/blog/eicr-guide',
  '/areas/richmond',
  '/privacy',
  '/guides/costs',
  '/no-such-page',
]
