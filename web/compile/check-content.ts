/**
 * Checks the records of `web/content` before a build and returns each problem, so that all can be fixed at once.
 */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod'
import { type ContentProblem, fieldProblems, schemaProblems, type TextProblem } from '#content/lib/problems.ts'
import { articleSources } from '../content/article-sources.ts'
import { drawingsIn, modulesIn } from '../content/lib/files-in.ts'
import { priceTables } from '../content/lib/owner/price-tables.ts'
import { readText } from '../content/lib/read-text.ts'
import {
  AreaHead,
  AreaWords,
  EmergencyServiceWords,
  PageTitle,
  SecurityServiceWords,
  ServiceHead,
  ServiceWords,
  Slug,
  type Source,
} from '../content/lib/schema.ts'
import { sources } from '../content/sources.ts'
import { deadLinks } from './dead-links.ts'
import { compileArticle, compileGuide } from './document.ts'
import { pictureProblem, plateProblems, vignetteProblems } from './plate.ts'

const web = join(import.meta.dirname, '..')
const folder = 'web/content/'

type RecordFile = { head?: unknown; words?: unknown }

/** Every file that may lead to a page, by its path in `web`. */
const files = globSync(['content/**/*.{md,ts}', 'src/**/*.{ts,tsx}'], { cwd: web })
const read = files.sort().map((file) => ({ file: file.replaceAll('\\', '/'), ...readText(join(web, file)) }))
const sourceTexts: Record<string, string> = Object.fromEntries(
  read.flatMap(({ file, text }) => (text === undefined ? [] : [[file, text]])),
)
const slugsIn = (name: string) =>
  read.flatMap(({ file }) => new RegExp(`^content/${name}/(.+)\\.md$`).exec(file)?.[1] ?? [])
const textsIn = (name: string) =>
  Object.fromEntries(
    slugsIn(name).flatMap((slug) => {
      const text = sourceTexts[`content/${name}/${slug}.md`]
      return text === undefined ? [] : [[slug, text]]
    }),
  )

const articles = textsIn('articles')
const guides = textsIn('guides')
const areas = Object.fromEntries(await modulesIn<RecordFile>('areas'))
const services = Object.fromEntries(await modulesIn<RecordFile>('services'))
const pages = Object.fromEntries(await modulesIn<Record<string, unknown>>('pages'))
const drawings = drawingsIn('drawings')
const plates = drawingsIn('plates')
const vignettes = drawingsIn('vignettes')

const slugs = {
  services: Object.keys(services),
  // Those that cannot be read too: a link to one is not dead.
  articles: slugsIn('articles'),
  areas: Object.keys(areas),
  guides: slugsIn('guides'),
}

/** Problems to fix before the site can be built. */
export function contentProblems(): ContentProblem[] {
  return [
    ...read.flatMap(({ file, unreadable }) => (unreadable ? { file: `web/${file}`, ...unreadable } : [])),
    ...inFolder('articles', 'md', articles, articleProblems),
    ...inFolder('guides', 'md', guides, (_, file) => compileGuide(file, drawings).problems),
    ...inFolder('services', 'ts', services, serviceProblems),
    ...inFolder('areas', 'ts', areas, areaProblems),
    ...inFolder('pages', 'ts', pages, pageProblems),
    ...inFolder('plates', 'svg', plates, (slug, svg) => [
      ...(slug in articles || slug in areas || slug in services ? [] : ['is named as no article, area or service.']),
      ...plateProblems(svg),
    ]),
    ...inFolder('vignettes', 'svg', vignettes, (slug, svg) => [
      ...(slug in services ? [] : ['is named as no service.']),
      ...vignetteProblems(svg),
    ]),
    ...Object.entries(sourceTexts).flatMap(([file, text]) =>
      [...deadLinks(text, slugs), ...tablesWithoutService(text)].map((problem) => ({
        file: `web/${file}`,
        ...problem,
      })),
    ),
  ]
}

/** The problems of every file in a folder. A file's name is checked too, because it is a page's address. */
function inFolder<Content>(
  name: string,
  extension: string,
  files: Record<string, Content>,
  problemsOf: (slug: string, file: Content) => (TextProblem | string)[],
): ContentProblem[] {
  return Object.entries(files).flatMap(([slug, file]) =>
    [...schemaProblems(Slug, slug, 'the file name'), ...problemsOf(slug, file)].map((problem) => ({
      file: `${folder}${name}/${slug}.${extension}`,
      ...(typeof problem === 'string' ? { sentence: problem } : problem),
    })),
  )
}

/** Facts that are due to be checked again, one line each. `today` is a calendar date. */
export function factsDue(today: string): string[] {
  return Object.values<Source>({ ...sources, ...articleSources })
    .filter(({ checkAgain = today }) => checkAgain < today)
    .map(
      ({ title, checkAgain }) =>
        `"${title}" was to be checked again by ${checkAgain}. Compare it, then set checked and checkAgain where its title stands in ${folder}.`,
    )
}

function articleProblems(_: string, file: string): TextProblem[] {
  const { head, words, problems } = compileArticle(file, drawings)
  return [
    ...problems,
    ...unknownSlugs(file, 'services', head?.services ?? []),
    ...unknownSlugs(file, 'areas', words?.areas ?? []),
    ...repeatedSlugs(file, 'services', head?.services ?? []),
    ...repeatedSlugs(file, 'areas', words?.areas ?? []),
  ]
}

/** Price tables that a text prints, and whose service has no page. */
function tablesWithoutService(text: string): TextProblem[] {
  const gone = Object.entries(priceTables).filter(([, { service }]) => !slugs.services.includes(service))
  return gone.flatMap(([name, { service }]) =>
    text.split('\n').flatMap((line, index) => {
      if (!line.includes(`{table="${name}"}`)) return []
      return {
        line: index + 1,
        sentence: `the price table "${name}" is of the service "${service}", which has no page.`,
      }
    }),
  )
}

/** Slugs in a list of the front matter that are no page. In code `deadLinks` finds them. */
function unknownSlugs(file: string, folder: 'services' | 'areas', named: readonly string[]): TextProblem[] {
  const unknown = named.filter((slug) => !slugs[folder].includes(slug))
  return unknown.map((slug) => atField(file, folder, `there is no page "${slug}" in ${folder}.`))
}

function serviceProblems(slug: string, { head, words }: RecordFile): (TextProblem | string)[] {
  const own: Record<string, z.ZodType> = { emergency: EmergencyServiceWords, security: SecurityServiceWords }
  const source = sourceTexts[`content/services/${slug}.ts`] ?? ''
  const problems = recordProblems(source, { head: [ServiceHead, head], words: [own[slug] ?? ServiceWords, words] })
  const { data } = ServiceWords.loose().safeParse(words)
  if (!data) return problems
  const picture = pictureProblem(slug in plates, data.picture !== undefined)
  return [
    ...problems,
    ...(picture ? [atField(source, 'picture', picture)] : []),
    ...(slug in vignettes || ServiceHead.safeParse(head).data?.listed === false
      ? []
      : [`is in the list of services, so it needs the drawing vignettes/${slug}.svg.`]),
    ...repeatedSlugs(source, 'relatedArticles', data.relatedArticles),
    ...repeatedSlugs(source, 'relatedServices', data.relatedServices, slug),
    ...repeatedSlugs(source, 'relatedAreas', data.relatedAreas),
  ]
}

function areaProblems(slug: string, { head, words }: RecordFile): TextProblem[] {
  const source = sourceTexts[`content/areas/${slug}.ts`] ?? ''
  const problems = recordProblems(source, { head: [AreaHead, head], words: [AreaWords, words] })
  const { data } = AreaWords.safeParse(words)
  return data ? [...problems, ...repeatedSlugs(source, 'nearbySlugs', data.nearbySlugs, slug)] : problems
}

/** The titles of the pages in a file. Their names stand before them: `export const homePage = {`. */
function pageProblems(slug: string, exports: Record<string, unknown>): TextProblem[] {
  const source = sourceTexts[`content/pages/${slug}.ts`] ?? ''
  return Object.entries(exports).flatMap(([name, page]) => {
    if (typeof page !== 'object' || page === null || !('title' in page)) return []
    return schemaProblems(PageTitle, page.title, 'title').map((sentence) =>
      atField(source, 'title', sentence, source.indexOf(`export const ${name} `)),
    )
  })
}

function recordProblems(source: string, parts: Record<string, [z.ZodType, unknown]>): TextProblem[] {
  return Object.entries(parts).flatMap(([name, [schema, value]]) =>
    fieldProblems(schema, value, name).map(({ path, sentence }) =>
      atField(source, String(path.findLast((step) => typeof step === 'string') ?? name), sentence),
    ),
  )
}

/** Slugs in a list that are the record's own, or that are repeated. */
function repeatedSlugs(source: string, field: string, named: readonly string[], self?: string): TextProblem[] {
  return named.flatMap((slug, index) => {
    if (slug === self) return atField(source, field, `${field} names its own page.`)
    return named.indexOf(slug) < index ? atField(source, field, `${field} names "${slug}" twice.`) : []
  })
}

/** A problem with the line of a field, if there is one field of that name from there on. */
function atField(source: string, field: string, sentence: string, from = 0): TextProblem {
  const lines = source.split('\n')
  const first = source.slice(0, from).split('\n').length - 1
  const found = lines.flatMap((line, index) =>
    index >= first && line.trimStart().startsWith(`${field}:`) ? index : [],
  )
  const [index] = found
  return index === undefined || (from === 0 && found.length > 1) ? { sentence } : { line: index + 1, sentence }
}
