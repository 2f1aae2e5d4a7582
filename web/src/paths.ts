import { servicePath } from '#content/lib/service-path.ts'
import { formPath } from '#contract/quote-rules.ts'

/** Every URL of the site, for links and for the route table. */
export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  service: servicePath,
  portfolio: '/portfolio',
  /** The portfolio with one project's dialog open. */
  project: (id: string) => `/portfolio?project=${encodeURIComponent(id)}`,
  security: servicePath('security'),
  contact: formPath,
  faqs: '/faqs',
  blog: '/blog',
  article: (slug: string) => `/blog/${slug}`,
  areas: '/areas',
  area: (slug: string) => `/areas/${slug}`,
  privacy: '/privacy',
  guide: (slug: string) => `/guides/${slug}`,
  glossary: '/glossary',
  sheets: '/sheets',
  /** What is shown without a connection. */
  offline: '/offline',
  /** What is shown when a form is posted without one. */
  notSent: '/not-sent',
  sheet: (slug: string) => `/sheets/${slug}`,
} as const

export type Crumb = { name: string; path: string }

/** The way from the home page to a page: `below` has the pages between them, and the page itself. */
export function fromHome(below: readonly Crumb[]): Crumb[] {
  return [{ name: 'Home', path: paths.home }, ...below]
}
