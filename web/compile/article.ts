/** Turns an article's Markdown file into what the site shows: its head for lists and cards, and its words. */
import { parse as parseYaml, YAMLParseError } from 'yaml'
import { ArticleFrontMatter, type ArticleSummary, type ArticleWords } from '../content/article-schema.ts'
import { compileBody } from './article-body.ts'
import { fillPlaceholders } from './placeholders.ts'
import { schemaProblems } from './problems.ts'

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
  const filled = fillPlaceholders(file.replaceAll('\r\n', '\n'))
  const [, yaml, markdown] = /^---\n(.*?\n)---\n(.*)$/s.exec(filled.text) ?? []
  if (yaml === undefined || markdown === undefined) {
    return { article: undefined, problems: ['the file must begin with its front matter between two lines of ---.'] }
  }
  const front = readFrontMatter(yaml)
  const body = compileBody(markdown, { drawings, firstLine: yaml.split('\n').length + 2 })
  const problems = [...new Set([...filled.problems, ...front.problems, ...body.problems])]
  if (!front.value || problems.length > 0) return { article: undefined, problems }

  const { title, excerpt, category, date, services, ...rest } = front.value
  const hrefs = body.hrefs
  const links = new Set(hrefs.flatMap((href) => /^\/blog\/([^#]+)/.exec(href)?.[1] ?? []))
  const readTime = `${Math.ceil(body.wordCount / readingSpeed)} min read`
  const head = { title, excerpt, category, date, services, stem: rest.picture.stem, links: [...links], readTime }
  return { article: { head, words: { ...rest, parts: body.parts }, hrefs, ids: body.ids }, problems: [] }
}

function readFrontMatter(yaml: string): { value?: ArticleFrontMatter; problems: string[] } {
  try {
    const value: unknown = parseYaml(yaml)
    const problems = schemaProblems(ArticleFrontMatter, value, '')
    return problems.length > 0 ? { problems } : { value: ArticleFrontMatter.parse(value), problems }
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error
    const line = (error.linePos?.[0].line ?? 0) + 1
    return { problems: [`line ${line}: the front matter cannot be read; a text with a colon needs quotes around it.`] }
  }
}
