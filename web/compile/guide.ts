/** Turns the Markdown file of a guide or of a sheet into what the site shows. */
import {
  GuideFrontMatter,
  type GuideWords,
  SheetFrontMatter,
  type SheetSummary,
  type SheetWords,
} from '../content/guide-schema.ts'
import type { Source } from '../content/schema.ts'
import { sources } from '../content/sources.ts'
import { compileMarkdown } from './markdown.ts'

type Drawings = Readonly<Record<string, string>>
type Compiled<Words> = { words?: Words; hrefs: string[]; ids: string[]; problems: string[] }

/** The compiled guide, or one sentence for each thing that is wrong with it. */
export function compileGuide(file: string, drawings: Drawings): Compiled<GuideWords> {
  const { front, body, problems } = { body: nothing, ...compileMarkdown(file, { schema: GuideFrontMatter, drawings }) }
  const { parts, hrefs, ids, sections } = body
  return {
    ...(front && { words: { ...front, sources: lookUp(front.sources), parts, sections } }),
    hrefs,
    ids,
    problems,
  }
}

/** The compiled sheet and its head for lists, or one sentence for each thing that is wrong with it. */
export function compileSheet(
  file: string,
  drawings: Drawings,
): Compiled<SheetWords> & { head?: Omit<SheetSummary, 'slug'> } {
  const { front, body, problems } = { body: nothing, ...compileMarkdown(file, { schema: SheetFrontMatter, drawings }) }
  const { parts, hrefs, ids } = body
  if (!front) return { hrefs, ids, problems }
  const { heading, lead, order, articles, ...rest } = front
  return {
    head: { heading, lead, order, articles },
    words: { ...rest, sources: lookUp(rest.sources), parts },
    hrefs,
    ids,
    problems,
  }
}

const nothing = { parts: [], hrefs: [], ids: [], sections: [] }

/** Sources by their names in `sources.ts`, which the schema has checked. */
function lookUp(names: readonly string[]): Source[] {
  const all: Record<string, Source> = sources
  return names.flatMap((name) => all[name] ?? [])
}
