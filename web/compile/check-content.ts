/**
 * Checks every record of `web/content` before a build and returns a message for each problem, so that all can be fixed
 * at once. It runs through Vite, which lists the folders; the tests run it too.
 */
import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { schemaProblems } from '#content/lib/problems.ts'
import * as areaBlocks from '../content/area-blocks.ts'
import { articleSources } from '../content/article-sources.ts'
import * as blocks from '../content/blocks.ts'
import { faqs } from '../content/faqs.ts'
import {
  AreaHead,
  AreaWords,
  EmergencyServiceWords,
  Faq,
  PageHead,
  Point,
  SecurityServiceWords,
  ServiceHead,
  ServiceWords,
  Slug,
  Source,
  Text,
} from '../content/lib/schema.ts'
import { bySlug } from '../content/lib/slug.ts'
import { process } from '../content/process.ts'
import { sources } from '../content/sources.ts'
import { compileArticle, compileGuide } from './document.ts'
import { plateProblems } from './plate.ts'
import { passagesOf, wordingProblems } from './wording.ts'

const folder = 'web/content/'

type RecordFile = { head?: unknown; words?: unknown }

const articles = bySlug(
  import.meta.glob<string>('../content/articles/*.md', { query: '?raw', import: 'default', eager: true }),
)
const guides = bySlug(
  import.meta.glob<string>('../content/guides/*.md', { query: '?raw', import: 'default', eager: true }),
)
const areas = bySlug(import.meta.glob<RecordFile>('../content/areas/*.ts', { eager: true }))
const services = bySlug(import.meta.glob<RecordFile>('../content/services/*.ts', { eager: true }))
const pages = bySlug(import.meta.glob<Record<string, unknown>>('../content/pages/*.ts', { eager: true }))
const drawings = bySlug(
  import.meta.glob<string>('../content/drawings/*.svg', { query: '?raw', import: 'default', eager: true }),
)
const plates = bySlug(
  import.meta.glob<string>('../content/plates/*.svg', { query: '?raw', import: 'default', eager: true }),
)

/** Lists that are a file rather than a folder: the file, its schema, and its value. */
const lists: [file: string, schema: z.ZodType, value: unknown][] = [
  ['faqs.ts', z.strictObject({ faqs: z.array(Faq.extend({ id: Slug })).length(5) }), { faqs }],
  ['article-sources.ts', z.record(z.string(), Source), articleSources],
  ['blocks.ts', z.object({ promises: z.array(Text), trustStrip: z.array(Text) }), blocks],
  ['process.ts', z.strictObject({ process: z.array(Point).length(4) }), { process }],
  ['area-blocks.ts', z.object({ areaReasons: z.array(Text).length(4) }), areaBlocks],
]

/** Compiled articles, by slug. */
const compiled = Object.entries(articles).map(([slug, file]) => ({ slug, ...compileArticle(file, drawings) }))

/** Problems to fix before the site can be built: the file and a message. */
export function contentProblems(): string[] {
  return [
    ...compiled.flatMap(({ slug, head, words, problems }) =>
      inFile(`articles/${slug}.md`, [
        ...problems,
        ...unknown('services', head?.services ?? [], services, 'service'),
        ...unknown('areas', words?.areas ?? [], areas, 'area'),
      ]),
    ),
    ...lonelyArticles(),
    ...Object.entries(guides).flatMap(([slug, file]) =>
      inFile(`guides/${slug}.md`, compileGuide(file, drawings).problems),
    ),
    ...Object.entries(services).flatMap(([slug, file]) =>
      inModule(`services/${slug}.ts`, file, serviceProblems(slug, file)),
    ),
    ...Object.entries(areas).flatMap(([slug, file]) => inModule(`areas/${slug}.ts`, file, areaProblems(slug, file))),
    ...Object.entries(pages).flatMap(([name, file]) => inModule(`pages/${name}.ts`, file, pageProblems(file))),
    ...lists.flatMap(([file, schema, value]) => inModule(file, value, schemaProblems(schema, value, ''))),
    ...Object.entries(plates).flatMap(([slug, svg]) =>
      inFile(`plates/${slug}.svg`, [
        ...(slug in articles || slug in areas ? [] : ['is named as no article and no area.']),
        ...plateProblems(svg),
      ]),
    ),
    ...Object.entries({ articles, services, areas, guides }).flatMap(([folder, records]) =>
      Object.keys(records).flatMap((slug) => inFile(`${folder}/${slug}`, schemaProblems(Slug, slug, 'the file name'))),
    ),
  ]
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

/** Articles that fewer than two others link to. */
function lonelyArticles(): string[] {
  return Object.keys(articles).flatMap((slug) => {
    const others = compiled.filter(({ head, ...other }) => other.slug !== slug && head?.links.includes(slug))
    if (others.length >= 2) return []
    const count = others.length === 0 ? 'no other article links' : 'only one other article links'
    return inFile(`articles/${slug}.md`, [`${count} here. Link to it from two, where a reader would want it.`])
  })
}

function inFile(file: string, sentences: string[]): string[] {
  return sentences.map((sentence) => `${folder}${file}: ${sentence}`)
}

/** These problems of a module of records, and those of its words. */
function inModule(file: string, records: unknown, problems: string[]): string[] {
  const wording = wordingProblems(passagesOf(records, readFileSync(folder + file, 'utf8')))
  return inFile(file, [...problems, ...wording])
}

function serviceProblems(slug: string, { head, words }: RecordFile): string[] {
  const own: Record<string, z.ZodType> = { emergency: EmergencyServiceWords, security: SecurityServiceWords }
  const schema = own[slug] ?? ServiceWords
  const problems = [...schemaProblems(ServiceHead, head, 'head'), ...schemaProblems(schema, words, 'words')]
  const { data } = ServiceWords.loose().safeParse(words)
  if (!data) return problems
  return [
    ...problems,
    ...unknown('relatedArticles', data.relatedArticles, articles, 'article'),
    ...unknown('relatedServices', data.relatedServices, services, 'other service', slug),
    ...unknown('relatedAreas', data.relatedAreas, areas, 'area'),
  ]
}

function areaProblems(slug: string, { head, words }: RecordFile): string[] {
  const problems = [...schemaProblems(AreaHead, head, 'head'), ...schemaProblems(AreaWords, words, 'words')]
  const { data } = AreaWords.safeParse(words)
  if (!data) return problems
  const wanted = (field: 'service' | 'article') => data.needs.map((need) => need[field])
  return [
    ...problems,
    ...unknown('nearbySlugs', data.nearbySlugs, areas, 'other area', slug),
    ...unknown('needs, service,', wanted('service'), services, 'service'),
    ...unknown('needs, article,', wanted('article'), articles, 'article'),
  ]
}

/** Skips each page's own fields, which TypeScript checks. */
function pageProblems(file: Record<string, unknown>): string[] {
  return Object.entries(file).flatMap(([name, page]) => schemaProblems(PageHead.loose(), page, name))
}

/** Slugs in a field that do not exist for this kind of record, that are the record's own, or that are repeated. */
function unknown(field: string, slugs: string[], known: object, kind: string, self?: string): string[] {
  return slugs.flatMap((slug, index) => {
    if (!Object.hasOwn(known, slug) || slug === self) return `${field} names "${slug}", which is no ${kind}.`
    return slugs.indexOf(slug) < index ? `${field} names "${slug}" twice.` : []
  })
}
