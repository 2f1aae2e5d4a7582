/** The articles: the heads of all, and the text of each in a chunk of its own. */
import type { Article, ArticleSummary, ArticleWords, Fetched } from './article-schema.ts'
import { bySlug } from './slug.ts'

const heads = import.meta.glob<Omit<ArticleSummary, 'slug'>>('../articles/*.md', {
  query: '?head',
  import: 'default',
  eager: true,
})

/** Last changed first, as on the blog index; of one day's changes the newest article first. */
export const articleSummaries: ArticleSummary[] = Object.entries(bySlug(heads))
  .map(([slug, head]) => ({ slug, ...head }))
  .toSorted(newestFirst)

const words = bySlug(import.meta.glob<Fetched<ArticleWords>>('../articles/*.md', { import: 'default' }))

/** The article with this slug, or undefined. Its HTML must be sanitised before display. */
export async function loadArticle(slug: string): Promise<Article | undefined> {
  const summary = articleSummaries.find((article) => article.slug === slug)
  const load = words[slug]
  return summary && load && { ...summary, ...(await load()) }
}

/**
 * Three other articles to read after this one: first those of its category, newest first. If there are too few, the
 * closest articles follow that lead to the same services or are linked with this one.
 */
export function relatedArticles(
  article: ArticleSummary,
  all: readonly ArticleSummary[] = articleSummaries,
): { title: string; articles: ArticleSummary[] } {
  const others = all.filter(({ slug }) => slug !== article.slug).toSorted(newestFirst)
  const sameCategory = others.filter(({ category }) => category === article.category).slice(0, 3)
  const closest = others
    .filter((other) => !sameCategory.includes(other) && closeness(article, other) > 0)
    .toSorted((a, b) => closeness(article, b) - closeness(article, a))
    .slice(0, 3 - sameCategory.length)
  return { title: closest.length > 0 ? 'Read next' : 'Related articles', articles: [...sameCategory, ...closest] }
}

/** Number of services that both articles lead to, plus one if either links to the other. */
function closeness(a: ArticleSummary, b: ArticleSummary): number {
  const linked = a.links.includes(b.slug) || b.links.includes(a.slug)
  return a.services.filter((slug) => b.services.includes(slug)).length + Number(linked)
}

/** Without `localeCompare`, which loads a language's rules to compare digits. */
function newestFirst(a: ArticleSummary, b: ArticleSummary): number {
  const days = ({ updated, date }: ArticleSummary) => updated + date
  return Number(days(a) < days(b)) - Number(days(a) > days(b))
}
