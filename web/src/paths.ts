/** Every URL of the site. Links, the route table, the prerender and the sitemap all take them from here. */
export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  service: (slug: string) => `/services/${slug}`,
  portfolio: '/portfolio',
  /** The portfolio with one project's dialog open. */
  project: (id: string) => `/portfolio?project=${encodeURIComponent(id)}`,
  security: '/security',
  contact: '/contact',
  /** Where a quote form sent without JavaScript ends up. */
  messageSent: '/contact/sent',
  faqs: '/faqs',
  blog: '/blog',
  article: (slug: string) => `/blog/${slug}`,
  area: (slug: string) => `/areas/${slug}`,
  privacy: '/privacy',
} as const
