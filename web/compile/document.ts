/**
 * Compiles a Markdown file of the content: the head for lists and cards, the text for the page. Articles and
 * guides share the compiler; each has its own front matter and assignment of fields.
 */
import type * as z from 'zod'
import {
  ArticleFrontMatter,
  type ArticlePart,
  type ArticleSummary,
  type ArticleWords,
} from '../content/lib/article-schema.ts'
import { GuideFrontMatter, type GuideWords } from '../content/lib/guide-schema.ts'
import { adviceRead } from '../content/lib/owner/advice.ts'
import { sourcesNamed } from '../content/lib/source-names.ts'
import type { CompiledBody } from './article-body.ts'
import { compileMarkdown } from './markdown.ts'

export interface CompiledDocument<Head, Words> {
  head?: Head
  words?: Words
  /** Every URL that its text links to. */
  hrefs: string[]
  /** Ids of its headings. */
  ids: string[]
  /** A message for each problem. With any, there is no text. */
  problems: string[]
}

/** Words per minute. */
const readingSpeed = 200

export const compileArticle = compilerOf({
  schema: ArticleFrontMatter,
  arrange: (
    { title, excerpt, category, card, date, services, ...rest },
    { hrefs, parts, sections, wordCount },
  ): { head: Omit<ArticleSummary, 'slug' | 'plate'>; words: ArticleWords } => {
    const links = new Set(hrefs.flatMap((href) => /^\/blog\/([^#]+)/.exec(href)?.[1] ?? []))
    const readTime = `${Math.ceil(wordCount / readingSpeed)} min read`
    const reviewed =
      adviceRead && rest.updated <= adviceRead.when ? { who: adviceRead.electrician, when: adviceRead.when } : undefined
    // The sample's first dates are invented; that of the last change is true.
    const publishedOn = adviceRead ? rest.updated : date
    const head = { title, excerpt, category, card, date: publishedOn, services, links: [...links], readTime }
    return { head, words: { ...rest, reviewed, sources: sourcesNamed(rest.sources), parts, sections } }
  },
})

export const compileGuide = compilerOf({
  schema: GuideFrontMatter,
  arrange: (front, { parts, sections }): { head: undefined; words: GuideWords } => ({
    head: undefined,
    words: { ...front, sources: sourcesNamed(front.sources), parts, sections },
  }),
})

/** The compiler of each folder. */
export const compilers: Record<
  string,
  (file: string, drawings: Drawings) => CompiledDocument<object | undefined, { parts: ArticlePart[] }>
> = { articles: compileArticle, guides: compileGuide }

/** SVG sources by name. */
type Drawings = Readonly<Record<string, string>>

interface Layout<Schema extends z.ZodType, Head, Words> {
  schema: Schema
  arrange: (front: z.infer<Schema>, body: CompiledBody) => { head: Head; words: Words }
}

function compilerOf<Schema extends z.ZodType, Head, Words>({ schema, arrange }: Layout<Schema, Head, Words>) {
  return (file: string, drawings: Drawings): CompiledDocument<Head, Words> => {
    const { front, body, problems } = compileMarkdown(file, { schema, drawings })
    if (front === undefined || body === undefined) return { hrefs: [], ids: [], problems }
    return { ...arrange(front, body), hrefs: body.hrefs, ids: body.ids, problems }
  }
}
