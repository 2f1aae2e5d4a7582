/** Turns an article's Markdown file into what the site shows: its head for lists and cards, and its words. */
import { ArticleFrontMatter, type ArticleSummary, type ArticleWords } from '../content/article-schema.ts'
import { compileMarkdown } from './markdown.ts'

export type CompiledArticle = {
  head: Omit<ArticleSummary, 'slug'>
  words: ArticleWords
  /** Every address that its text links to. */
  hrefs: string[]
  /** Ids of its headings. */
  ids: string[]
}

/** Words that most people read in a minute. */
const readingSpeed = 200

/** The compiled article, or one sentence for each thing that is wrong with it. `drawings` are SVG texts by name. */
export function compileArticle(
  file: string,
  drawings: Readonly<Record<string, string>>,
): { article: CompiledArticle; problems: [] } | { article: undefined; problems: string[] } {
  const compiled = compileMarkdown(file, { schema: ArticleFrontMatter, drawings, terms: true })
  if (!compiled.front) return { article: undefined, problems: compiled.problems }
  const { title, excerpt, category, date, services, ...rest } = compiled.front
  const { hrefs, ids, parts, wordCount } = compiled.body
  const links = new Set(hrefs.flatMap((href) => /^\/blog\/([^#]+)/.exec(href)?.[1] ?? []))
  const readTime = `${Math.ceil(wordCount / readingSpeed)} min read`
  const head = { title, excerpt, category, date, services, stem: rest.picture.stem, links: [...links], readTime }
  return { article: { head, words: { ...rest, parts }, hrefs, ids }, problems: [] }
}
