/**
 * Compiles an article or a guide from its Markdown file: the head for lists and cards, the text for its page. Each of
 * the two has its own front matter and assignment of fields.
 */
import { isDeepStrictEqual } from 'node:util'
import type * as z from 'zod'
import type { TextProblem } from '#shared/file-problems.ts'
import {
  ArticleFrontMatter,
  type ArticleSummary,
  type ArticleText,
  type BodyPart,
  GuideFrontMatter,
  type GuideText,
  sourcesNamed,
} from '../content/lib/article-schema.ts'
import { adviceRead } from '../content/lib/owner/advice.ts'
import { type CompiledBody, compileBody } from './article-body.ts'
import { fillPlaceholders } from './placeholders.ts'
import { readYaml } from './yaml.ts'

export interface CompiledDocument<Head, Text> {
  head?: Head
  text?: Text
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
): CompiledDocument<Omit<ArticleSummary, 'slug' | 'plate'>, ArticleText> {
  const { front, compiled, problems } = compileMarkdown(file, ArticleFrontMatter, drawings)
  if (!front || !compiled) return { problems }
  const { title, excerpt, category, card, date, updated, services, ...rest } = front
  const { hrefs, body, sections, wordCount } = compiled
  const links = [...new Set(hrefs.flatMap((href) => /^\/blog\/([^#]+)/.exec(href)?.[1] ?? []))]
  const readTime = `${Math.ceil(wordCount / readingSpeed)} min read`
  const reviewed =
    adviceRead && updated <= adviceRead.when ? { who: adviceRead.electrician, when: adviceRead.when } : undefined
  // The sample's first dates are invented; that of the last change is true.
  const publishedOn = adviceRead ? updated : date
  return {
    head: { title, excerpt, category, card, date: publishedOn, updated, services, links, readTime },
    text: { ...rest, onDanger: warns(body), reviewed, sources: sourcesNamed(rest.sources), body, sections },
    problems,
  }
}

export function compileGuide(file: string, drawings: Drawings): CompiledDocument<undefined, GuideText> {
  const { front, compiled, problems } = compileMarkdown(file, GuideFrontMatter, drawings)
  if (!front || !compiled) return { problems }
  const { body, sections } = compiled
  const text = { ...front, onDanger: warns(body), sources: sourcesNamed(front.sources), body, sections }
  return { text, problems }
}

const warns = (body: readonly BodyPart[]) => body.some(({ kind }) => kind === 'warning')

/** The front matter of a file, and what is made of the Markdown below it, or the problems. */
function compileMarkdown<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  drawings: Drawings,
): { front?: z.infer<Schema>; compiled?: CompiledBody; problems: TextProblem[] } {
  const filled = fillPlaceholders(file.replaceAll('\r\n', '\n'))
  const [, yaml, markdown] = /^---\n(.*?\n)---\n(.*)$/s.exec(filled.text) ?? []
  if (yaml === undefined || markdown === undefined) {
    return { problems: [{ line: 1, sentence: 'the file must begin with its front matter between two lines of ---.' }] }
  }
  // The first line of the file is the three dashes.
  const front = readYaml(`\n${yaml}`, schema)
  const compiled = compileBody(markdown, { drawings, firstLine: yaml.split('\n').length + 2 })
  // HTML is reported for its opening and for its closing tag.
  const found = [...filled.problems, ...front.problems, ...compiled.problems]
  const problems = found.filter((one, index) => found.findIndex((other) => isDeepStrictEqual(one, other)) === index)
  return problems.length > 0 ? { problems } : { front: front.value, compiled, problems }
}
