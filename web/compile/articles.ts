/** The articles and guides, compiled from their files. */
import { relative } from 'node:path'
import { problemLine } from '#shared/file-problems.ts'
import type { ArticleSummary, ArticleText, GuideText } from '../content/lib/article-schema.ts'
import { type CompiledDocument, compileArticle, compileGuide } from './document.ts'
import { drawingsIn, filesIn } from './files-in.ts'
import { plateOf } from './plate.ts'
import { readText } from './read-text.ts'

type CompiledArticle = { summary: ArticleSummary; text: ArticleText }

let articles: CompiledArticle[] | undefined

/** Every article, last changed first; of one day's changes the newest first. */
export function compiledArticles(): CompiledArticle[] {
  articles ??= filesIn('articles')
    .flatMap(([slug, file]) => {
      const { head, text } = compiled(file, compileArticle)
      return head && text ? { summary: { slug, ...head, plate: plateOf(slug).plate }, text } : []
    })
    .toSorted((a, b) => newestFirst(a.summary, b.summary))
  return articles
}

/** A guide's text. */
export function compiledGuide(file: string): GuideText | undefined {
  return compiled(file, compileGuide).text
}

/** @throws Error with a message for each problem. */
function compiled<Head, Text>(
  file: string,
  compile: (text: string, drawings: Record<string, string>) => CompiledDocument<Head, Text>,
): CompiledDocument<Head, Text> {
  const { text, unreadable } = readText(file)
  const { problems, ...found } = unreadable ? { problems: [unreadable] } : compile(text, drawingsIn('drawings'))
  if (problems.length === 0) return { problems, ...found }
  throw new Error(
    problems.map((problem) => problemLine({ file: relative(process.cwd(), file), ...problem })).join('\n'),
  )
}

/**
 * Three other articles to read after this one: first those of its category, newest first. If there are too few, the
 * closest articles follow that lead to the same services or are linked with this one.
 */
export function relatedArticles(
  article: ArticleSummary,
  all: readonly ArticleSummary[],
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
