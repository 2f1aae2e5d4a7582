/** A page of each kind: its path by the name of the kind. */
export const pagesByKind: Record<string, string> = {
  home: '/',
  about: '/about',
  services: '/services',
  service: '/services/rewiring',
  emergency: '/services/emergency',
  portfolio: '/portfolio',
  security: '/security',
  contact: '/contact',
  faqs: '/faqs',
  blog: '/blog',
  article: '/blog/eicr-guide',
  area: '/areas/richmond',
  privacy: '/privacy',
  guide: '/guides/costs',
}
