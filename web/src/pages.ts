/**
 * Every page of the site, in the menu's order. The router, the prerender, the sitemap, the header's menu, the functions
 * of `paths.ts` and the check for dead links all read this table: a new page is a row here and a file in `pages/`.
 */
import type { Area, Service } from '#content/lib/schema.ts'
import { servicePath } from '#content/lib/service-path.ts'
import { subjects } from '#content/messages.ts'
import { apiPaths } from '#shared/api-paths.ts'
import { formPath, notSentPath, sentDangerPath, sentPath } from '#shared/form-paths.ts'
import type { Subject } from './contact/subject.ts'

/** A folder of `web/content` whose records have pages. */
export type RecordFolder = 'services' | 'articles' | 'areas' | 'guides'

export type PageRow = {
  /** The page's file in `pages/`, which exports a component of that name. */
  page: string
  /** Its label in the header's menu; pages without one are not in the menu. */
  menu?: string
  /** False keeps the page out of the sitemap: nobody should land on it from a search. */
  listed?: false
  /** Subject of an enquiry from the page. A method, so that each row may type its own record. */
  subject?(record: unknown): Subject
  /** URL of an API response that the document preloads, before the code arrives. */
  preload?: string
  /** Redirect target for an unknown slug; by default the 404 page. */
  otherwise?: string
} & (
  | {
      path: string
      /** The service whose record the page reads with `useLoaderData`. */
      service?: string
      records?: undefined
    }
  | {
      path: (slug: string) => string
      /** Each record of the folder has a page, which reads it with `useLoaderData`. */
      records: RecordFolder
      service?: undefined
    }
)

const ofService = ({ name }: Service) => subjects.service(name)

export const pages = {
  home: { path: '/', page: 'HomePage', menu: 'Home' },
  about: { path: '/about', page: 'AboutPage', menu: 'About' },
  services: { path: '/services', page: 'ServicesPage', menu: 'Services' },
  emergency: {
    path: servicePath('emergency'),
    page: 'EmergencyPage',
    service: 'emergency',
    subject: subjects.emergency,
  },
  service: { path: servicePath, page: 'ServicePage', records: 'services', subject: ofService },
  portfolio: {
    path: '/portfolio',
    page: 'PortfolioPage',
    menu: 'Portfolio',
    preload: `${apiPaths.listProjects.path}?view=cards`,
  },
  security: {
    path: servicePath('security'),
    page: 'SecurityPage',
    menu: 'Security',
    service: 'security',
    subject: ofService,
  },
  faqs: { path: '/faqs', page: 'FaqsPage', menu: 'FAQs' },
  blog: { path: '/blog', page: 'BlogPage', menu: 'Blog' },
  article: {
    path: (slug: string) => `/blog/${slug}`,
    page: 'ArticlePage',
    records: 'articles',
    otherwise: '/blog',
    subject: ({ title }: { title: string }) => subjects.article(title),
  },
  contact: { path: formPath, page: 'ContactPage', menu: 'Contact' },
  areas: { path: '/areas', page: 'AreasPage' },
  area: {
    path: (slug: string) => `/areas/${slug}`,
    page: 'AreaPage',
    records: 'areas',
    subject: ({ name }: Area) => subjects.area(name),
  },
  privacy: { path: '/privacy', page: 'PrivacyPage' },
  guide: { path: (slug: string) => `/guides/${slug}`, page: 'GuidePage', records: 'guides' },
  // The pages that answer a form posted without script.
  sent: { path: sentPath, page: 'SentPage', listed: false },
  sentDanger: { path: sentDangerPath, page: 'SentDangerPage', listed: false },
  notSent: { path: notSentPath, page: 'NotSentPage', listed: false },
} satisfies Record<string, PageRow>

export const pageRows: readonly PageRow[] = Object.values(pages)
