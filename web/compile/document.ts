/**
 * Compiles a Markdown file of the content: the head for lists and cards, the text for the page. Articles and
 * guides share the compiler; each has its own front matter and assignment of fields.
 */
import {
  ArticleFrontMatter,
  type ArticlePart,
  type ArticleSummary,
  type ArticleWords,
} from '../content/lib/article-schema.ts'
import { GuideFrontMatter, type GuideWords } from '../content/lib/guide-schema.ts'
import { adviceRead } from '../content/lib/owner/advice.ts'
import type { TextProblem } from '../content/lib/problems.ts'
import { sourcesNamed } from '../content/lib/source-names.ts'
import { compileMarkdown } from './markdown.ts'

export interface CompiledDocument<Head, Words> {
  head?: Head
  words?: Words
  /** With any, there is no text. */
  problems: TextProblem[]
}

/** SVG sources by name. */
type Drawings = Readonly<Record<string, string>>

/** Words per minute. */
const readingSpeed = 200

export function compileArticle(
  file: string,
  drawings: Drawings,
): CompiledDocument<Omit<ArticleSummary, 'slug' | 'plate'>, ArticleWords> {
  const { front, body, problems } = compileMarkdown(file, ArticleFrontMatter, drawings)
  if (!front || !body) return { problems }
  const { title, excerpt, category, card, date, updated, services, ...rest } = front
  const { hrefs, parts, sections, wordCount } = body
  const links = [...new Set(hrefs.flatMap((href) => /^\/blog\/([^#]+)/.exec(href)?.[1] ?? []))]
  const readTime = `${Math.ceil(wordCount / readingSpeed)} min read`
  const reviewed =
    adviceRead && updated <= adviceRead.when ? { who: adviceRead.electrician, when: adviceRead.when } : undefined
  // The sample's first dates are invented; that of the last change is true.
  const publishedOn = adviceRead ? updated : date
  return {
    head: { title, excerpt, category, card, date: publishedOn, updated, services, links, readTime },
    words: { ...rest, onDanger: warns(parts), reviewed, sources: sourcesNamed(rest.sources), parts, sections },
    problems,
  }
}

export function compileGuide(file: string, drawings: Drawings): CompiledDocument<undefined, GuideWords> {
  const { front, body, problems } = compileMarkdown(file, GuideFrontMatter, drawings)
  if (!front || !body) return { problems }
  const { parts, sections } = body
  const words = { ...front, onDanger: warns(parts), sources: sourcesNamed(front.sources), parts, sections }
  return { words, problems }
}

const warns = (parts: readonly ArticlePart[]) => parts.some(({ kind }) => kind === 'warning')
