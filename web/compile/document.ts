/**
 * Turns a Markdown file of the content into what the site shows: the head for lists and cards, the words for the page.
 * One compiler, and for an article, a guide and a sheet each its front matter and what goes where.
 */
import type * as z from 'zod'
import {
  ArticleFrontMatter,
  type ArticlePart,
  type ArticleSummary,
  type ArticleWords,
} from '../content/lib/article-schema.ts'
import {
  GuideFrontMatter,
  type GuideWords,
  SheetFrontMatter,
  type SheetSummary,
  type SheetWords,
} from '../content/lib/guide-schema.ts'
import { isLive } from '../content/lib/owner/live.ts'
import { sourcesNamed } from '../content/lib/source-names.ts'
import type { CompiledBody } from './article-body.ts'
import { compileMarkdown } from './markdown.ts'

export interface CompiledDocument<Head, Words> {
  head?: Head
  words?: Words
  /** Every address that its text links to. */
  hrefs: string[]
  /** Ids of its headings. */
  ids: string[]
  /** One sentence for each thing that is wrong with it. With one, there are no words. */
  problems: string[]
}

/** Words that most people read in a minute. */
const readingSpeed = 200

export const compileArticle = compilerOf({
  schema: ArticleFrontMatter,
  terms: true,
  arrange: (
    { title, excerpt, category, date, services, ...rest },
    { hrefs, parts, sections, wordCount },
  ): { head: Omit<ArticleSummary, 'slug' | 'plate'>; words: ArticleWords } => {
    // What a sample site calls its history is invented.
    const publishedOn = (isLive && rest.reviewed?.when) || date
    const links = new Set(hrefs.flatMap((href) => /^\/blog\/([^#]+)/.exec(href)?.[1] ?? []))
    const readTime = `${Math.ceil(wordCount / readingSpeed)} min read`
    const head = { title, excerpt, category, date: publishedOn, services, links: [...links], readTime }
    return { head, words: { ...rest, sources: sourcesNamed(rest.sources), parts, sections } }
  },
})

export const compileGuide = compilerOf({
  schema: GuideFrontMatter,
  arrange: (front, { parts, sections }): { head: undefined; words: GuideWords } => ({
    head: undefined,
    words: { ...front, sources: sourcesNamed(front.sources), parts, sections },
  }),
})

export const compileSheet = compilerOf({
  schema: SheetFrontMatter,
  arrange: (
    { heading, lead, order, articles, ...rest },
    { parts },
  ): { head: Omit<SheetSummary, 'slug'>; words: SheetWords } => ({
    head: { heading, lead, order, articles },
    words: { ...rest, sources: sourcesNamed(rest.sources), parts },
  }),
})

/** The compiler of each folder. */
export const compilers: Record<
  string,
  (file: string, drawings: Drawings) => CompiledDocument<object | undefined, { parts: ArticlePart[] }>
> = { articles: compileArticle, guides: compileGuide, sheets: compileSheet }

/** SVG texts by name. */
type Drawings = Readonly<Record<string, string>>

interface Layout<Schema extends z.ZodType, Head, Words> {
  schema: Schema
  /** True to link the words of the glossary where they come up first. */
  terms?: boolean
  arrange: (front: z.infer<Schema>, body: CompiledBody) => { head: Head; words: Words }
}

function compilerOf<Schema extends z.ZodType, Head, Words>({
  schema,
  terms = false,
  arrange,
}: Layout<Schema, Head, Words>) {
  return (file: string, drawings: Drawings): CompiledDocument<Head, Words> => {
    const { front, body, problems } = compileMarkdown(file, { schema, drawings, terms })
    if (front === undefined || body === undefined) return { hrefs: [], ids: [], problems }
    return { ...arrange(front, body), hrefs: body.hrefs, ids: body.ids, problems }
  }
}
