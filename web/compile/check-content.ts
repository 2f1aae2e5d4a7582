/** Checks what is written in `web/content` and returns each problem, so that all can be fixed at once. */
import { globSync } from 'node:fs'
import { join, posix } from 'node:path'
import type * as z from 'zod'
import { type FileProblem, fieldProblems, schemaProblems, type TextProblem } from '#shared/file-problems.ts'
import { priceTables } from '../content/lib/owner/price-tables.ts'
import { servicePrices } from '../content/lib/owner/service-prices.ts'
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
  Sources,
} from '../content/lib/schema.ts'
import { sources } from '../content/sources.ts'
import { deadLinks, type Slugs } from './dead-links.ts'
import { compileArticle, compileGuide } from './document.ts'
import { endings, exportsOf } from './files-in.ts'
import { pictureProblem, plateProblems, vignetteProblems } from './plate.ts'
import { type ReadText, readText } from './read-text.ts'

type Exports = Record<string, unknown>

/** What is written, by a file's path in the repository. */
type Content = {
  /** Every file that may lead to a page, and every drawing. */
  files: Record<string, ReadText>
  /** What each file of code exports. */
  exports: Record<string, Exports>
}

/** A file that could be read. */
type Written = { path: string; slug: string; text: string }

const root = join(import.meta.dirname, '../..')
const sourcesFile = 'web/content/sources.ts'

export async function readContent(): Promise<Content> {
  const paths = globSync(
    ['web/content/**/*.{md,svg,ts}', `web/content/{areas,articles,guides,pages,services}/*`, 'web/src/**/*.{ts,tsx}'],
    { cwd: root },
  )
    .map((path) => path.replaceAll('\\', '/'))
    // Not what editors and the Finder leave there.
    .filter((path) => !posix.basename(path).startsWith('.'))
    .sort()
  // All of them, so that each is known to be readable as code.
  const modules = paths.filter((path) => /^web\/content\/(?!lib\/).*\.ts$/.test(path))
  const exports = modules.map(async (path) => [path, await exportsOf<Exports>(join(root, path))] as const)
  return {
    files: Object.fromEntries(paths.map((path) => [path, strayFile(path) ?? readText(join(root, path))])),
    exports: Object.fromEntries(await Promise.all(exports)),
  }
}

/** A file whose name keeps it out of its folder's pages, such as a text saved as .txt. */
function strayFile(path: string): ReadText | undefined {
  const stray = Object.entries(endings).find(
    ([folder, ending]) => posix.dirname(path) === `web/content/${folder}` && !path.endsWith(ending),
  )
  return stray && { unreadable: { line: 1, sentence: `nothing reads it: its name must end in ${stray[1]}.` } }
}

/** Problems to fix before the site can be built. */
export function contentProblems({ files, exports }: Content): FileProblem[] {
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
  const drawnAs = Map.groupBy(written, ({ text }) => text)
  /** The drawings that a drawing is a copy of. */
  const copiesOf = (drawing: string) =>
    (drawnAs.get(files[drawing]?.text ?? '') ?? []).flatMap(({ path }) =>
      path === drawing ? [] : `is the same drawing as ${path}. Draw the one that is new.`,
    )
  /** The problems of a file, by its folder. */
  const checks: Record<string, (file: Written, exported: Exports) => (TextProblem | string)[]> = {
    articles: ({ text }) => articleProblems(text, drawings, slugs),
    guides: ({ text }) => compileGuide(text, drawings).problems,
    services: (file, exported) => serviceProblems(file, exported, plates.includes(file.slug), vignettes),
    areas: areaProblems,
    pages: pageProblems,
    plates: ({ path, slug, text }) => [
      ...([...slugs.articles, ...slugs.areas, ...slugs.services].includes(slug)
        ? []
        : ['is named as no article, area or service. Name it after its page, or delete it.']),
      ...plateProblems(text),
      ...copiesOf(path),
    ],
    vignettes: ({ path, slug, text }) => [
      ...(slugs.services.includes(slug) ? [] : ['is named as no service. Name it after its service, or delete it.']),
      ...vignetteProblems(text),
      ...copiesOf(path),
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
    ...ownFields.flatMap(([folder, field]) =>
      sharedFields(
        written.filter(({ path }) => isIn(folder, path)),
        field,
      ),
    ),
    ...recordProblems(files[sourcesFile]?.text ?? '', { sources: [Sources, exports[sourcesFile]?.sources] }).map(
      (problem) => ({ file: sourcesFile, ...problem }),
    ),
    ...written.flatMap(({ path, text }) =>
      [...deadLinks(text, slugs), ...tablesWithoutService(text, slugs)].map((problem) => ({ file: path, ...problem })),
    ),
  ]
}

const slugOf = (path: string) => posix.parse(path).name

/** Facts that are due to be checked again, one line each. `today` is a calendar date. */
export function factsDue(today: string): string[] {
  return Object.values<Source>(sources)
    .filter(({ checkAgain = today }) => checkAgain < today)
    .map(
      ({ title, checkAgain }) =>
        `"${title}" was to be checked again by ${checkAgain}. Compare it, then set checked and checkAgain in ${sourcesFile}.`,
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
        .map((slug) => atField(file, [field], `there is no page "${slug}" in ${field}.`)),
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

const titlePrice =
  'title names a price, and the service has none of its own: take it out, or give the service a table in web/content/lib/price-table-heads.ts.'

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
    ...(picture ? [atField(source, ['picture'], picture, 'text')] : []),
    ...(servicePrices[slug] || !data.title.includes('£') ? [] : [atField(source, ['title'], titlePrice, 'text')]),
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
    return schemaProblems(PageTitle, page.title, 'title').map((sentence) => atField(source, ['title'], sentence, name))
  })
}

/** Folders, and fields that no two of their files share: a copy still has those of the other. */
const ownFields = [
  ['articles', 'title'],
  ['guides', 'title'],
  ['services', 'order'],
  ['services', 'name'],
  ['areas', 'order'],
  ['areas', 'name'],
  ['areas', 'geo'],
] as const

/** Files whose line of a field stands in another file too. All of them, because no name says which is the copy. */
function sharedFields(files: readonly Written[], field: string): FileProblem[] {
  const line = new RegExp(`^ *(${field}: .*?),?$`, 'm')
  const having = files.filter(({ text }) => line.test(text))
  // Of an order; of a name there is none.
  const free = 1 + Math.max(...having.map(({ text }) => Number(line.exec(text)?.[1]?.split(': ')[1])))
  return [...Map.groupBy(having, ({ text }) => line.exec(text)?.[1])].flatMap(([words, sharing]) =>
    sharing.flatMap(({ path, text }) => {
      const others = sharing.filter((file) => file.path !== path).map((file) => file.path)
      if (others.length === 0) return []
      const sentence = `"${words}" stands in ${others.join(' and ')} too. Change it in the one that is new${free ? `: ${free} is free` : ''}.`
      return { file: path, ...atField(text, [field], sentence) }
    }),
  )
}

function recordProblems(source: string, parts: Record<string, [z.ZodType, unknown]>): TextProblem[] {
  return Object.entries(parts).flatMap(([name, [schema, value]]) =>
    fieldProblems(schema, value, name).map(({ path, sentence }) => atField(source, path, sentence, name)),
  )
}

/** Slugs in a list that are the record's own, or that are repeated. */
function repeatedSlugs(source: string, field: string, named: readonly string[], self?: string): TextProblem[] {
  return named.flatMap((slug, index) => {
    if (slug === self) return atField(source, [field], `${field} names its own page.`)
    return named.indexOf(slug) < index ? atField(source, [field], `${field} names "${slug}" twice.`) : []
  })
}

/**
 * A problem with the line of the field at a path in what a file exports by this name: of its last step, if that stands
 * there once, else of its first; if it is missing, of the export.
 */
function atField(source: string, path: readonly PropertyKey[], sentence: string, name = ''): TextProblem {
  const lines = source.split('\n')
  const start = Math.max(0, name ? lines.findIndex((line) => line.startsWith(`export const ${name}`)) : 0)
  const linesOf = (step: PropertyKey | undefined) =>
    lines.flatMap((line, index) => (index >= start && line.trimStart().startsWith(`${String(step)}:`) ? index : []))
  const found = linesOf(path.findLast((step) => typeof step === 'string'))
  const [index = start] = found.length === 1 ? found : linesOf(path[0])
  return { line: index + 1, sentence }
}
