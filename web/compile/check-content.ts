/** Checks what is written in `web/content` and returns each problem, so that all can be fixed at once. */
import { globSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import type * as z from 'zod'
import { type ContentProblem, fieldProblems, schemaProblems, type TextProblem } from '#content/lib/problems.ts'
import { articleSources } from '../content/article-sources.ts'
import { exportsOf } from '../content/lib/files-in.ts'
import { priceTables } from '../content/lib/owner/price-tables.ts'
import { type ReadText, readText } from '../content/lib/read-text.ts'
import {
  AreaHead,
  AreaText,
  EmergencyServiceText,
  PageTitle,
  SecurityServiceText,
  ServiceHead,
  ServiceText,
  Slug,
  type Source,
} from '../content/lib/schema.ts'
import { sources } from '../content/sources.ts'
import { deadLinks, type Slugs } from './dead-links.ts'
import { compileArticle, compileGuide } from './document.ts'
import { pictureProblem, plateProblems, vignetteProblems } from './plate.ts'

type Exports = Record<string, unknown>

/** What is written, by a file's path in the repository. */
export type Content = {
  /** Every file that may lead to a page, and every drawing. */
  files: Record<string, ReadText>
  /** What the files of services, areas and pages export. */
  exports: Record<string, Exports>
}

/** A file that could be read. */
type Written = { path: string; slug: string; text: string }

const root = join(import.meta.dirname, '../..')

export async function readContent(): Promise<Content> {
  const paths = globSync(['web/content/**/*.{md,svg,ts}', 'web/src/**/*.{ts,tsx}'], { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    // Not what editors and the Finder leave there.
    .filter((path) => !basename(path).startsWith('.'))
    .sort()
  const modules = paths.filter((path) => /^web\/content\/(services|areas|pages)\//.test(path))
  const exports = modules.map(async (path) => [path, await exportsOf<Exports>(join(root, path))] as const)
  return {
    files: Object.fromEntries(paths.map((path) => [path, readText(join(root, path))])),
    exports: Object.fromEntries(await Promise.all(exports)),
  }
}

/** Problems to fix before the site can be built. */
export function contentProblems({ files, exports }: Content): ContentProblem[] {
  const written = Object.entries(files).flatMap(([path, { text }]) =>
    text === undefined ? [] : { path, slug: slugOf(path), text },
  )
  const isIn = (folder: string, path: string) => posix.dirname(path) === `web/content/${folder}`
  const drawings = Object.fromEntries(
    written.flatMap(({ path, slug, text }) => (isIn('drawings', path) ? [[slug, text]] : [])),
  )
  // The slugs of files that cannot be read too: a link to one is not dead.
  const slugsIn = (folder: string) => Object.keys(files).flatMap((path) => (isIn(folder, path) ? slugOf(path) : []))
  const slugs = {
    services: slugsIn('services'),
    articles: slugsIn('articles'),
    areas: slugsIn('areas'),
    guides: slugsIn('guides'),
  }
  const [plates, vignettes] = [slugsIn('plates'), slugsIn('vignettes')]
  /** The problems of a file, by its folder. */
  const checks: Record<string, (file: Written, exported: Exports) => (TextProblem | string)[]> = {
    articles: ({ text }) => articleProblems(text, drawings, slugs),
    guides: ({ text }) => compileGuide(text, drawings).problems,
    services: (file, exported) => serviceProblems(file, exported, plates.includes(file.slug), vignettes),
    areas: areaProblems,
    pages: pageProblems,
    plates: ({ slug, text }) => [
      ...([...slugs.articles, ...slugs.areas, ...slugs.services].includes(slug)
        ? []
        : ['is named as no article, area or service.']),
      ...plateProblems(text),
    ],
    vignettes: ({ slug, text }) => [
      ...(slugs.services.includes(slug) ? [] : ['is named as no service.']),
      ...vignetteProblems(text),
    ],
  }
  return [
    ...Object.entries(files).flatMap(([file, { unreadable }]) => (unreadable ? { file, ...unreadable } : [])),
    ...Object.entries(checks).flatMap(([folder, problemsOf]) =>
      written
        .filter(({ path }) => isIn(folder, path))
        .flatMap((file) =>
          // A file's name is checked too, because it is a page's address.
          [...schemaProblems(Slug, file.slug, 'the file name'), ...problemsOf(file, exports[file.path] ?? {})].map(
            (problem) => ({ file: file.path, ...(typeof problem === 'string' ? { sentence: problem } : problem) }),
          ),
        ),
    ),
    ...written.flatMap(({ path, text }) =>
      [...deadLinks(text, slugs), ...tablesWithoutService(text, slugs)].map((problem) => ({ file: path, ...problem })),
    ),
  ]
}

const slugOf = (path: string) => posix.parse(path).name

/** Facts that are due to be checked again, one line each. `today` is a calendar date. */
export function factsDue(today: string): string[] {
  return Object.values<Source>({ ...sources, ...articleSources })
    .filter(({ checkAgain = today }) => checkAgain < today)
    .map(
      ({ title, checkAgain }) =>
        `"${title}" was to be checked again by ${checkAgain}. Compare it, then set checked and checkAgain where its title stands in web/content/.`,
    )
}

function articleProblems(file: string, drawings: Record<string, string>, slugs: Slugs): TextProblem[] {
  const { head, text, problems } = compileArticle(file, drawings)
  const lists = [
    ['services', head?.services ?? []],
    ['areas', text?.areas ?? []],
  ] as const
  return [
    ...problems,
    ...lists.flatMap(([field, named]) => [
      // In code `deadLinks` finds them.
      ...named
        .filter((slug) => !slugs[field].includes(slug))
        .map((slug) => atField(file, field, `there is no page "${slug}" in ${field}.`)),
      ...repeatedSlugs(file, field, named),
    ]),
  ]
}

/** Price tables that a text prints, and whose service has no page. */
function tablesWithoutService(text: string, slugs: Slugs): TextProblem[] {
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

function serviceProblems(
  { slug, text: source }: Written,
  { head, text }: Exports,
  hasPlate: boolean,
  vignettes: readonly string[],
): (TextProblem | string)[] {
  const own: Record<string, z.ZodType> = { emergency: EmergencyServiceText, security: SecurityServiceText }
  const problems = recordProblems(source, { head: [ServiceHead, head], text: [own[slug] ?? ServiceText, text] })
  const { data } = ServiceText.loose().safeParse(text)
  if (!data) return problems
  const picture = pictureProblem(hasPlate, data.picture !== undefined)
  return [
    ...problems,
    ...(picture ? [atField(source, 'picture', picture)] : []),
    ...(vignettes.includes(slug) || ServiceHead.safeParse(head).data?.listed === false
      ? []
      : [`is in the list of services, so it needs the drawing vignettes/${slug}.svg.`]),
    ...repeatedSlugs(source, 'relatedArticles', data.relatedArticles),
    ...repeatedSlugs(source, 'relatedServices', data.relatedServices, slug),
    ...repeatedSlugs(source, 'relatedAreas', data.relatedAreas),
  ]
}

function areaProblems({ slug, text: source }: Written, { head, text }: Exports): TextProblem[] {
  const problems = recordProblems(source, { head: [AreaHead, head], text: [AreaText, text] })
  const { data } = AreaText.safeParse(text)
  return data ? [...problems, ...repeatedSlugs(source, 'nearbySlugs', data.nearbySlugs, slug)] : problems
}

/** The titles of the pages in a file. Their names stand before them: `export const homePage = {`. */
function pageProblems({ text: source }: Written, exported: Exports): TextProblem[] {
  return Object.entries(exported).flatMap(([name, page]) => {
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
