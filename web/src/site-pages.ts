import { areaSummaries } from '#content/areas.ts'
import { articleSummaries } from '#content/articles.ts'
import { serviceSlugs } from '#content/services.ts'
import { paths } from './paths.ts'

/** Every page that exists, for the prerender and the sitemap. */
export const pagePaths: string[] = [
  paths.home,
  paths.about,
  paths.services,
  ...serviceSlugs.map(paths.service),
  paths.service('emergency'),
  paths.portfolio,
  paths.security,
  paths.contact,
  paths.faqs,
  paths.blog,
  ...articleSummaries.map(({ slug }) => paths.article(slug)),
  ...areaSummaries.map(({ slug }) => paths.area(slug)),
  paths.privacy,
]

/** Pages that exist but are no place to arrive at from a search: prerendered, not in the sitemap. */
export const unlistedPagePaths: string[] = [paths.messageSent]
