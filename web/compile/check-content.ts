/**
 * Checks the records of `web/content` before a build and returns a message for each problem, so that all can be fixed
 * at once. It runs through Vite, which lists the folders; the tests run it too.
 */
import type * as z from 'zod'
import { schemaProblems } from '#content/lib/problems.ts'
import { articleSources } from '../content/article-sources.ts'
import {
  AreaHead,
  AreaWords,
  EmergencyServiceWords,
  SecurityServiceWords,
  ServiceHead,
  ServiceWords,
  Slug,
  type Source,
} from '../content/lib/schema.ts'
import { bySlug } from '../content/lib/slug.ts'
import { sources } from '../content/sources.ts'
import { compileArticle, compileGuide } from './document.ts'
import { plateProblems } from './plate.ts'

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
const drawings = bySlug(
  import.meta.glob<string>('../content/drawings/*.svg', { query: '?raw', import: 'default', eager: true }),
)
const plates = bySlug(
  import.meta.glob<string>('../content/plates/*.svg', { query: '?raw', import: 'default', eager: true }),
)

/** Problems to fix before the site can be built: the file and a message. */
export function contentProblems(): string[] {
  return [
    ...inFolder('articles', 'md', articles, articleProblems),
    ...inFolder('guides', 'md', guides, (_, file) => compileGuide(file, drawings).problems),
    ...inFolder('services', 'ts', services, serviceProblems),
    ...inFolder('areas', 'ts', areas, areaProblems),
    ...inFolder('plates', 'svg', plates, (slug, svg) => [
      ...(slug in articles || slug in areas ? [] : ['is named as no article and no area.']),
      ...plateProblems(svg),
    ]),
  ]
}

/** Of every file in a folder; its name too is checked, which is a page's address. */
function inFolder<Content>(
  name: string,
  extension: string,
  files: Record<string, Content>,
  problemsOf: (slug: string, file: Content) => string[],
): string[] {
  return Object.entries(files).flatMap(([slug, file]) =>
    [...schemaProblems(Slug, slug, 'the file name'), ...problemsOf(slug, file)].map(
      (sentence) => `${folder}${name}/${slug}.${extension}: ${sentence}`,
    ),
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

function articleProblems(_: string, file: string): string[] {
  const { head, words, problems } = compileArticle(file, drawings)
  return [
    ...problems,
    ...unknown('services', head?.services ?? [], services, 'service'),
    ...unknown('areas', words?.areas ?? [], areas, 'area'),
  ]
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

/** Slugs in a field that do not exist for this kind of record, that are the record's own, or that are repeated. */
function unknown(field: string, slugs: string[], known: object, kind: string, self?: string): string[] {
  return slugs.flatMap((slug, index) => {
    if (!Object.hasOwn(known, slug) || slug === self) return `${field} names "${slug}", which is no ${kind}.`
    return slugs.indexOf(slug) < index ? `${field} names "${slug}" twice.` : []
  })
}
