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
  '/contact/sent?received',
  '/faqs',
  '/blog',
  '/blog/eicr-guide',
  '/areas/richmond',
  '/privacy',
  '/no-such-page',
]
