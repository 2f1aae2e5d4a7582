/**
 * Every page of the site, in the menu's order. The router, the prerender, the sitemap, the header's menu, the functions
 * of `paths.ts` and the check for dead links all read this table: a new page is a row here and a file in `pages/`.
 */
import type { Area, EmergencyService, SecurityService } from '#content/lib/schema.ts'
import { servicePath } from '#content/lib/service-path.ts'
import { subjects } from '#content/messages.ts'
import { apiPaths } from '#shared/api-paths.ts'
import { formPath, notSentPath, sentDangerPath, sentPath } from '#shared/form-paths.ts'
import type { Subject } from './contact/subject.ts'
import type { CleanArticle, CleanGuide } from './loaders/clean-documents.ts'
import type { ExhibitedService } from './loaders/exhibited-service.ts'

/** By folder of `web/content`, the record of each of its pages. */
export type FolderRecords = { services: ExhibitedService; articles: CleanArticle; areas: Area; guides: CleanGuide }
export type RecordFolder = keyof FolderRecords

/** By service, the record of a page that no other service has. */
type ServiceRecords = { emergency: EmergencyService; security: SecurityService }

/** Subject of an enquiry from a page, by its record. */
type SubjectOf<PageRecord> = (record: PageRecord) => Subject

export type PageRow = {
  /** The page's file in `pages/`, which exports a component of that name. */
  page: string
  /** Its label in the header's menu; pages without one are not in the menu. */
  menu?: string
  /** False keeps the page out of the sitemap: nobody should land on it from a search. */
  listed?: false
  /** URL of an API response that the document preloads, before the code arrives. */
  preload?: string
  /** Redirect target for an unknown slug; by default the 404 page. */
  otherwise?: string
} & (
  | { path: string; service?: undefined; records?: undefined; subject?: undefined }
  // Each record of the folder has a page.
  | {
      [Folder in RecordFolder]: {
        path: (slug: string) => string
        records: Folder
        service?: undefined
        subject?: SubjectOf<FolderRecords[Folder]>
      }
    }[RecordFolder]
  | {
      [Name in keyof ServiceRecords]: {
        path: string
        service: Name
        records?: undefined
        subject?: SubjectOf<ServiceRecords[Name]>
      }
    }[keyof ServiceRecords]
)

const ofService = ({ name }: { name: string }) => subjects.service(name)

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
  portfolio: { path: '/portfolio', page: 'PortfolioPage', menu: 'Portfolio', preload: apiPaths.listProjects.path },
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
    subject: ({ title }) => subjects.article(title),
  },
  contact: { path: formPath, page: 'ContactPage', menu: 'Contact' },
  areas: { path: '/areas', page: 'AreasPage' },
  area: {
    path: (slug: string) => `/areas/${slug}`,
    page: 'AreaPage',
    records: 'areas',
    subject: ({ name }) => subjects.area(name),
  },
  privacy: { path: '/privacy', page: 'PrivacyPage' },
  guide: { path: (slug: string) => `/guides/${slug}`, page: 'GuidePage', records: 'guides' },
  // After a form posted without script.
  sent: { path: sentPath, page: 'SentPage', listed: false },
  sentDanger: { path: sentDangerPath, page: 'SentDangerPage', listed: false },
  notSent: { path: notSentPath, page: 'NotSentPage', listed: false },
} satisfies Record<string, PageRow>

/** What a page of the table reads with `useLoaderData`. */
export type PageRecord<Name extends keyof typeof pages> = (typeof pages)[Name] extends {
  records: infer Folder extends RecordFolder
}
  ? FolderRecords[Folder]
  : (typeof pages)[Name] extends { service: infer Service extends keyof ServiceRecords }
    ? ServiceRecords[Service]
    : never

export const pageRows: readonly PageRow[] = Object.values(pages)
