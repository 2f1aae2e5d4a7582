import { parse } from 'node:path'
import { expect, test } from 'vitest'
import { priceTableHeads } from '#content/lib/price-table-heads.ts'
import type { Source } from '#content/lib/schema.ts'
import { sources } from '#content/sources.ts'
import { contentProblems, factsDue, readContent } from '../../../web/compile/check-content.ts'

const all: Source[] = Object.values(sources)
const { files, exports } = await readContent()

/** A file of each folder, and a copy of it beside it. */
const copies = ['areas/', 'articles/', 'guides/', 'services/eicr.'].map((start) => {
  const path = Object.keys(files).find((file) => file.startsWith(`web/content/${start}`)) ?? ''
  return { path, copy: path.replace('.', '-copied.') }
})
const copied = contentProblems({
  files: { ...files, ...Object.fromEntries(copies.map(({ path, copy }) => [copy, files[path] ?? { text: '' }])) },
  exports: { ...exports, ...Object.fromEntries(copies.map(({ path, copy }) => [copy, exports[path] ?? {}])) },
})

test('finds nothing to mend in the content as it is', () => {
  expect(contentProblems({ files, exports })).toEqual([])
})

test.each(copies)('names $copy and what it is a copy of, at both, because neither says which is new', (pair) => {
  const { path, copy } = pair
  for (const [file, other] of [
    [copy, path],
    [path, copy],
  ]) {
    const sentence = expect.stringContaining(`stands in ${other} too.`)
    expect(copied).toContainEqual({ file, line: expect.any(Number), sentence })
  }
})

test.each(['plates', 'vignettes'])('names a drawing of %s that was copied and not drawn anew, at both', (folder) => {
  const path = `web/content/${folder}/eicr.svg`
  const copy = `web/content/${folder}/rewiring.svg`
  const problems = contentProblems({ files: { ...files, [copy]: files[path] ?? { text: '' } }, exports })
  expect(problems).toEqual([
    { file: path, sentence: `is the same drawing as ${copy}. Draw the one that is new.` },
    { file: copy, sentence: `is the same drawing as ${path}. Draw the one that is new.` },
  ])
})

test('a service without a price of its own names none in its title', () => {
  expect(copied).toContainEqual({
    file: 'web/content/services/eicr-copied.ts',
    line: expect.any(Number),
    sentence: expect.stringMatching(/^title names a price, .* web\/content\/lib\/price-table-heads\.ts/),
  })
})

test('names the code of each service that has some of its own, once the service’s file is gone', () => {
  const [services = [], others = []] = [true, false].map((isService) =>
    Object.entries(files).filter(([path]) => path.startsWith('web/content/services/') === isService),
  )
  const problems = contentProblems({ files: Object.fromEntries(others), exports })
  for (const code of ['web/src/loaders/exhibited-service.ts', 'web/src/pages/ServicePage.tsx']) {
    const written = services
      .map(([path]) => parse(path).name)
      .filter((slug) => new RegExp(`\\b${slug}['":]`).test(files[code]?.text ?? ''))
    const named = problems.flatMap(({ file, sentence }) => (file === code ? (/"(.+)"/.exec(sentence)?.[1] ?? []) : []))
    expect({ code, slugs: named.toSorted() }).toEqual({ code, slugs: written })
  }
})

test('names each line that leads to a service or prints its prices, once its file is gone, and no other', () => {
  const house = files['web/content/exhibits/lit-house.ts']?.text
  const heads = Object.entries(priceTableHeads)
  // The owner may have deleted any other.
  const [table, { service }] = heads.find(([, head]) => house?.includes(`'${head.service}'`)) ?? ['', { service: '' }]
  const { [`web/content/services/${service}.ts`]: _, ...others } = files
  const lineOf = (path: string, line: number) => `${path}: ${others[path]?.text?.split('\n')[line - 1]}`
  const named = contentProblems({ files: others, exports }).map(({ file, line = 1 }) => lineOf(file, line))
  const pricing = `{table="${table}"}`
  const slug = new RegExp(`^web/content/(areas|exhibits|lib|services)/.*: .*'${service}'`)
  const leading = Object.entries(others)
    .flatMap(([path, { text = '' }]) => text.split('\n').map((_, index) => lineOf(path, index + 1)))
    .filter((line) => slug.test(line) || line.includes(pricing))
  for (const path of ['exhibits/lit-house.ts', 'guides/costs.md', 'lib/price-table-heads.ts'])
    expect(leading).toContainEqual(expect.stringContaining(`web/content/${path}`))
  expect(named).toEqual(expect.arrayContaining(leading))
  expect(named.filter((line) => !line.includes(service) && !line.includes(pricing))).toEqual([])
})

test('names the sources whose day to be checked again has passed, and no other', () => {
  const days = all.flatMap(({ checkAgain }) => checkAgain ?? []).sort()
  const [first = ''] = days
  expect(factsDue(first)).toEqual([])
  expect(factsDue('2999-01-01')).toHaveLength(days.length)
  const source = all.find(({ checkAgain }) => checkAgain === first)
  expect(factsDue('2999-01-01').join('\n')).toContain(
    `"${source?.title}" was to be checked again by ${first}. Compare it`,
  )
})

test('each source stands once', () => {
  const links = all.map(({ link }) => link)
  expect(links.filter((link, index) => links.indexOf(link) < index)).toEqual([])
})

test('names half a source, a field of an area, a title that is too long and a text that cannot be read, each with its line', () => {
  const path = 'web/content/areas/new.ts'
  const unreadable = { line: 3, sentence: 'the line has a letter that is not UTF-8.' }
  const half = { title: 'A', publisher: 'B', link: 'https://a.example', checked: '2026-11-21' }
  const problems = contentProblems({
    files: {
      'web/content/sources.ts': { text: 'export const sources = {\n  half: {\n' },
      [path]: {
        text: '\nexport const head: AreaHead = {\n  geo: { latitude: 1, longitude: 2 },\n}\nexport const text = {\n',
      },
      'web/content/guides/new.md': { unreadable },
      'web/content/pages/new.ts': { text: 'export const newPage = {\n  title: pageTitle(' },
    },
    exports: {
      'web/content/sources.ts': { sources: { half } },
      [path]: { head: { order: 1, name: 'New', outcodes: ['TW9'], geo: { latitude: '1', longitude: 2 } } },
      'web/content/pages/new.ts': { newPage: { title: 'Long '.repeat(13).trim() } },
    },
  })
  expect(problems).toEqual([
    { file: 'web/content/guides/new.md', ...unreadable },
    { file: path, line: 3, sentence: 'head, geo, latitude must be a number without quotation marks.' },
    {
      file: path,
      line: 3,
      sentence: expect.stringMatching(
        /^head, geo, longitude is 2, off the map, which reaches from -0\.355 to -0\.19: draw it/,
      ),
    },
    { file: path, line: 5, sentence: 'text is missing.' },
    { file: 'web/content/pages/new.ts', line: 2, sentence: 'title has 64 characters, at most 60 are shown.' },
    {
      file: 'web/content/sources.ts',
      line: 2,
      sentence: expect.stringMatching(/^sources, half needs both checked and checkAgain/),
    },
  ])
})
