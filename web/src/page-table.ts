/**
 * Every page of the site. The router, the prerender, the sitemap, the module preloads and the header's menu all read
 * this table. A new page is its file in `pages/`, its URL in `paths.ts` and a row here.
 */
import { areaSummaries } from '#content/areas.ts'
import { subjects } from '#content/messages.ts'
import { apiPaths } from '#contract/api-paths.ts'
import { paths } from './paths.ts'
import { withCleanWords } from './sections/article-words.ts'
import type { Subject } from './subject.ts'
import {
  loadArea,
  loadArticle,
  loadEmergencyService,
  loadGuide,
  loadSecurityService,
  loadService,
  loadSheet,
} from './wake/records.ts'
import { settledValue } from './wake/remembered.ts'

export type PageRow = {
  /** Pattern of the route. With `:slug`, one page for each of `slugs`. */
  path: string
  /** Name of the component and of its file in `pages/`. */
  file: string
  /** False for a page that is no place to arrive at from a search: it is not in the sitemap. */
  listed?: false
  /** Its name in the header's menu, for the pages that are in it. */
  menu?: string
  /** Every slug that has a page. Imported when asked: the lists are too long for every page to carry. */
  slugs?: () => Promise<readonly string[]>
  /** What the page needs besides its own code. */
  preloads?: {
    /** Sources of chunks that the document names, so that they are fetched side by side with the code. */
    chunks?: readonly string[]
    /** URL of an answer of the API that the document asks for: it travels before the code does. */
    answer?: string
    /** Fetches what the page reads with `use()`. */
    load: (slug: string) => Promise<unknown>
  }
  /** What an enquiry from the page is about; undefined for an unknown slug. Called once the page's data is here. */
  subject?: (slug: string) => Subject | undefined
}

const serviceWords = 'content/service-words.ts'

/** Fixed paths come before the patterns that match them too. */
export const pageTable: readonly PageRow[] = [
  { path: paths.home, file: 'HomePage', menu: 'Home' },
  { path: paths.about, file: 'AboutPage', menu: 'About' },
  { path: paths.services, file: 'ServicesPage', menu: 'Services' },
  {
    path: paths.service('emergency'),
    file: 'EmergencyPage',
    preloads: { chunks: [serviceWords, 'content/services/emergency.ts'], load: loadEmergencyService },
    subject: subjects.emergency,
  },
  {
    path: paths.service(':slug'),
    file: 'ServicePage',
    slugs: async () => (await import('#content/services.ts')).serviceSlugs,
    preloads: { chunks: [serviceWords, 'content/services/:slug.ts'], load: loadService },
    subject: (slug) => subjectOf(subjects.service, settledValue(loadService(slug))?.name),
  },
  {
    path: paths.portfolio,
    file: 'PortfolioPage',
    menu: 'Portfolio',
    preloads: {
      chunks: ['src/features/portfolio/ProjectGallery.tsx'],
      answer: `${apiPaths.listProjects.path}?view=cards`,
      // Nothing waits for it: the gallery wakes after its page, and asks again for what did not come.
      load: async () => {
        import('./features/portfolio/ProjectGallery.tsx').then(
          (gallery) => gallery.prefetchPortfolio(),
          () => undefined,
        )
      },
    },
  },
  {
    path: paths.security,
    file: 'SecurityPage',
    menu: 'Security',
    preloads: { chunks: [serviceWords, 'content/services/security.ts'], load: loadSecurityService },
    subject: () => subjectOf(subjects.service, settledValue(loadSecurityService())?.name),
  },
  { path: paths.faqs, file: 'FaqsPage', menu: 'FAQs' },
  { path: paths.blog, file: 'BlogPage', menu: 'Blog' },
  {
    path: paths.article(':slug'),
    file: 'ArticlePage',
    slugs: async () => (await import('#content/articles.ts')).articleSummaries.map(({ slug }) => slug),
    preloads: {
      chunks: ['content/articles/:slug.md'],
      load: withCleanWords(loadArticle),
    },
    subject: (slug) => subjectOf(subjects.article, settledValue(loadArticle(slug))?.title),
  },
  { path: paths.contact, file: 'ContactPage', menu: 'Contact' },
  { path: paths.sent, file: 'SentPage', listed: false },
  { path: paths.areas, file: 'AreasPage' },
  {
    path: paths.area(':slug'),
    file: 'AreaPage',
    slugs: async () => areaSummaries.map(({ slug }) => slug),
    preloads: { chunks: ['content/area-words.ts', 'content/areas/:slug.ts'], load: loadArea },
    subject: (slug) => subjectOf(subjects.area, settledValue(loadArea(slug))?.name),
  },
  { path: paths.privacy, file: 'PrivacyPage' },
  {
    path: paths.guide(':slug'),
    file: 'GuidePage',
    slugs: async () => (await import('#content/guides.ts')).guideSlugs,
    preloads: { chunks: ['content/guides/:slug.md'], load: withCleanWords(loadGuide) },
  },
  { path: paths.glossary, file: 'GlossaryPage' },
  { path: paths.sheets, file: 'SheetsPage' },
  {
    path: paths.sheet(':slug'),
    file: 'SheetPage',
    slugs: async () => (await import('#content/guides.ts')).sheetSummaries.map(({ slug }) => slug),
    preloads: { chunks: ['content/sheets/:slug.md'], load: withCleanWords(loadSheet) },
  },
  { path: '*', file: 'NotFoundPage', listed: false },
]

function subjectOf(make: (name: string) => Subject, name: string | undefined): Subject | undefined {
  return name === undefined ? undefined : make(name)
}
