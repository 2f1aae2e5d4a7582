import { servicePath } from '#content/lib/service-path.ts'
import { formPath, notSentPath, sentDangerPath, sentPath } from '#shared/form-paths.ts'

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
  /** The pages that answer a form posted without script. */
  sent: sentPath,
  sentDanger: sentDangerPath,
  notSent: notSentPath,
  guide: (slug: string) => `/guides/${slug}`,
} as const

export type Crumb = { name: string; path: string }

/** Breadcrumbs from the home page: `below` has the pages between, and the page itself. */
export function fromHome(below: readonly Crumb[]): Crumb[] {
  return [{ name: 'Home', path: paths.home }, ...below]
}
