/**
 * Checks every record of `web/content` before a build and returns a message for each problem, so that all can be fixed
 * at once. It runs through Vite, which lists the folders; the tests run it too.
 */
import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { schemaProblems } from '#content/lib/problems.ts'
import * as areaBlocks from '../content/area-blocks.ts'
import { areaSources } from '../content/area-sources.ts'
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
import { paths } from '../src/paths.ts'
import { compileArticle, compileGuide } from './document.ts'
import { plateProblems } from './plate.ts'
import { passagesOf, wordingProblems } from './wording.ts'

const folder = 'web/content/'

type RecordFile = { head?: unknown; words?: unknown }

const articles = bySlug(
  import.meta.glob<string>('../content/articles/*.md', { query: '?raw', import: 'default', eager: true }),
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

const guides = bySlug(
  import.meta.glob<string>('../content/guides/*.md', { query: '?raw', import: 'default', eager: true }),
)

/** Compiled articles, by slug. */
const compiled = Object.entries(articles).map(([slug, file]) => ({ slug, ...compileArticle(file, drawings) }))

const compiledGuides = Object.entries(guides).map(([slug, file]) => ({ slug, ...compileGuide(file, drawings) }))

/** Problems to fix before the site can be built: the file and a message. */
export function contentProblems(): string[] {
  return [
    ...compiled.flatMap(({ slug, head, words, hrefs, problems }) =>
      inFile(`articles/${slug}.md`, [
        ...problems,
        ...unknown('services', head?.services ?? [], services, 'service'),
        ...unknown('areas', words?.areas ?? [], areas, 'area'),
        ...deadLinks(hrefs, paths.article(slug)),
        ...(hrefs.some((href) => href.split('#')[0] === paths.article(slug)) ? ['it links to itself.'] : []),
      ]),
    ),
    ...lonelyArticles(),
    ...compiledGuides.flatMap(({ slug, problems, hrefs }) =>
      inFile(`guides/${slug}.md`, [...problems, ...deadLinks(hrefs, paths.guide(slug))]),
    ),
    ...Object.entries(services).flatMap(([slug, file]) =>
      inFile(`services/${slug}.ts`, [...serviceProblems(slug, file), ...wording(`services/${slug}.ts`, file)]),
    ),
    ...Object.entries(areas).flatMap(([slug, file]) =>
      inFile(`areas/${slug}.ts`, [...areaProblems(slug, file), ...wording(`areas/${slug}.ts`, file)]),
    ),
    ...Object.entries(pages).flatMap(([name, file]) =>
      inFile(`pages/${name}.ts`, [...pageProblems(file), ...wording(`pages/${name}.ts`, file)]),
    ),
    ...Object.entries(plates).flatMap(([slug, svg]) =>
      inFile(`plates/${slug}.svg`, [
        ...(slug in articles || slug in areas ? [] : ['is named as no article and no area.']),
        ...Object.entries(plates).flatMap(([other, same]) =>
          other < slug && same === svg ? `is the plate of ${other} too.` : [],
        ),
        ...plateProblems(svg),
      ]),
    ),
    ...Object.entries({ articles, services, areas, guides }).flatMap(([folder, records]) =>
      Object.keys(records).flatMap((slug) => inFile(`${folder}/${slug}`, schemaProblems(Slug, slug, 'the file name'))),
    ),
    ...lists.flatMap(([file, schema, value]) =>
      inFile(file, [...schemaProblems(schema, value, ''), ...wording(file, value)]),
    ),
  ]
}

/** Facts that are due to be checked again, one line each. `today` is a calendar date. */
export function factsDue(today: string): string[] {
  return listSources()
    .filter(({ checkAgain = today }) => checkAgain < today)
    .map(
      ({ file, line, title, checkAgain }) =>
        `${folder}${file}: line ${line}: "${title}" was to be checked again by ${checkAgain}. Compare it, then set checked and checkAgain.`,
    )
}

/** Every source with the file and line where it is, ordered by the date of the next check. */
export function listSources(): (Source & { file: string; line: number })[] {
  return Object.entries<Source>({ ...sources, ...articleSources })
    .map(([name, source]) => {
      const file =
        name in articleSources ? 'article-sources.ts' : name in areaSources ? 'area-sources.ts' : 'sources.ts'
      return { file, ...source }
    })
    .map((source) => {
      const [before = ''] = readFileSync(folder + source.file, 'utf8').split(source.link)
      return { ...source, line: before.split('\n').length }
    })
    .toSorted((a, b) => (a.checkAgain ?? '').localeCompare(b.checkAgain ?? ''))
}

function wording(file: string, record: unknown): string[] {
  return wordingProblems(passagesOf(record, readFileSync(folder + file, 'utf8')))
}

/** Articles that fewer than two others link to. */
function lonelyArticles(): string[] {
  return Object.keys(articles).flatMap((slug) => {
    const others = compiled.filter(({ head }) => head?.links.includes(slug))
    if (others.length >= 2) return []
    const count = others.length === 0 ? 'no other article links' : 'only one other article links'
    return inFile(`articles/${slug}.md`, [`${count} here. Link to it from two, where a reader would want it.`])
  })
}

function inFile(file: string, sentences: string[]): string[] {
  return sentences.map((sentence) => `${folder}${file}: ${sentence}`)
}

function deadLinks(hrefs: readonly string[], from: string): string[] {
  return hrefs.filter((href) => !leadsSomewhere(href, from)).map((href) => `the link to ${href} leads nowhere.`)
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

const fixedPaths: string[] = Object.values(paths).filter((path) => typeof path === 'string')
const knownPaths = new Set([
  ...fixedPaths,
  ...Object.keys(services)
    .filter((slug) => slug !== 'security')
    .map(paths.service),
  ...Object.keys(areas).map(paths.area),
  ...Object.keys(articles).map(paths.article),
  ...Object.keys(guides).map(paths.guide),
])

/** Whether a link on the page `from` leads to a page of the site, to a heading of an article, or to another site by https. */
function leadsSomewhere(href: string, from: string): boolean {
  if (/^(https|tel|mailto):/.test(href)) return true
  const [path = '', id] = href.split('#')
  const target = path || from
  const ids = compiled.find(({ slug }) => paths.article(slug) === target)?.ids
  return knownPaths.has(target) && (id === undefined || !ids || ids.includes(id))
}
