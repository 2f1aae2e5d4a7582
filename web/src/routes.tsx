/** Every route and its screen. React Router picks; `preload` and the prerender ask the same table. */

import { matchPath } from 'react-router-dom'
import { type LazyPage, lazyPage } from './page.tsx'
import { paths } from './paths.ts'
import { cleanParts } from './sections/article-words.ts'
import { loadArea, loadArticle, loadEmergencyService, loadSecurityService, loadService } from './wake/records.ts'

const articlePage = lazyPage(
  () => import('./pages/ArticlePage.tsx').then((file) => file.ArticlePage),
  async (slug) => {
    const article = await loadArticle(slug)
    if (article) await cleanParts(article)
  },
)
const servicePage = lazyPage(() => import('./pages/ServicePage.tsx').then((file) => file.ServicePage), loadService)
const areaPage = lazyPage(() => import('./pages/AreaPage.tsx').then((file) => file.AreaPage), loadArea)

/** Route patterns in the order they are tried. */
export const routes: { path: string; page: LazyPage }[] = [
  { path: paths.home, page: lazyPage(() => import('./pages/HomePage.tsx').then((file) => file.HomePage)) },
  { path: paths.about, page: lazyPage(() => import('./pages/AboutPage.tsx').then((file) => file.AboutPage)) },
  { path: paths.services, page: lazyPage(() => import('./pages/ServicesPage.tsx').then((file) => file.ServicesPage)) },
  {
    path: paths.service('emergency'),
    page: lazyPage(() => import('./pages/EmergencyPage.tsx').then((file) => file.EmergencyPage), loadEmergencyService),
  },
  { path: paths.service(':slug'), page: servicePage },
  {
    path: paths.portfolio,
    page: lazyPage(
      () => import('./pages/PortfolioPage.tsx').then((file) => file.PortfolioPage),
      () => import('./features/portfolio/project-queries.ts').then((file) => file.prefetchPortfolio()),
    ),
  },
  {
    path: paths.security,
    page: lazyPage(() => import('./pages/SecurityPage.tsx').then((file) => file.SecurityPage), loadSecurityService),
  },
  { path: paths.contact, page: lazyPage(() => import('./pages/ContactPage.tsx').then((file) => file.ContactPage)) },
  {
    path: paths.messageSent,
    page: lazyPage(() => import('./pages/MessageSentPage.tsx').then((file) => file.MessageSentPage)),
  },
  { path: paths.faqs, page: lazyPage(() => import('./pages/FaqsPage.tsx').then((file) => file.FaqsPage)) },
  { path: paths.blog, page: lazyPage(() => import('./pages/BlogPage.tsx').then((file) => file.BlogPage)) },
  { path: paths.article(':slug'), page: articlePage },
  { path: paths.area(':slug'), page: areaPage },
  { path: paths.privacy, page: lazyPage(() => import('./pages/PrivacyPage.tsx').then((file) => file.PrivacyPage)) },
  { path: '*', page: lazyPage(() => import('./pages/NotFoundPage.tsx').then((file) => file.NotFoundPage)) },
]

/** Fetches the code and the data of the page at this pathname. */
export async function preloadPage(pathname: string): Promise<void> {
  for (const { path, page } of routes) {
    const match = matchPath(path, pathname)
    if (match) {
      await page.preload(match.params.slug)
      return
    }
  }
}
