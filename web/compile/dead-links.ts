/** Finds what leads to a page that there is not: links in texts and code, and slugs of records. */

import type { TextProblem } from '#shared/file-problems.ts'
import { type PageRow, pageRows, pages, type RecordFolder } from '../src/pages.ts'

/** The slugs of each folder: its files. */
export type Slugs = Record<RecordFolder, readonly string[]>

/** In code, what stands in front of a slug or a list of slugs: a call, or a field of a record. */
const folderOf: Record<string, RecordFolder> = {
  ...Object.fromEntries(
    Object.entries<PageRow>(pages).flatMap(([name, { records }]) => (records ? [[`paths.${name}(`, records]] : [])),
  ),
  'servicePath(': 'services',
  'service: ': 'services',
  'services: ': 'services',
  'relatedServices: ': 'services',
  'article: ': 'articles',
  'relatedArticles: ': 'articles',
  'relatedAreas: ': 'areas',
  'nearbySlugs: ': 'areas',
}
const starts = Object.keys(folderOf).map(RegExp.escape)
const named = new RegExp(`(?<![\\w.])(${starts.join('|')})(\\[[^\\]]*\\]|'[^']*')`, 'g')
/** `](/blog/x)` in Markdown, `href: '/blog/x'` and `to="/blog/x"` in code. */
const link = /\]\((\/[^)\s]*)|\b(?:href|to)(?:: ?|=)['"](\/[^'"]*)/g

/** A problem for each, with its line in the source. */
export function deadLinks(source: string, slugs: Slugs): TextProblem[] {
  const known = new Set(
    // A service's path is the same whether its page has a row of its own or not.
    pageRows.flatMap(({ records, path, service }) => (records ? slugs[records].map(path) : service ? [] : path)),
  )
  const dead = (index: number, sentence: string) => ({ line: source.slice(0, index).split('\n').length, sentence })
  const links = [...source.matchAll(link)].flatMap(({ index, 1: inText, 2: inCode }) => {
    const url = inText ?? inCode ?? ''
    return known.has(url.split(/[?#]/)[0] || '/') ? [] : dead(index, `the link ${url} leads to no page.`)
  })
  const pointers = [...source.matchAll(named)].flatMap(({ index, 0: all, 1: start = '', 2: value = '' }) => {
    const folder = folderOf[start] ?? 'services'
    const valueAt = index + all.length - value.length
    return [...value.matchAll(/'([\w-]+)'/g)].flatMap(({ index: at, 1: slug = '' }) =>
      slugs[folder].includes(slug) ? [] : dead(valueAt + at, `there is no page "${slug}" in ${folder}.`),
    )
  })
  return [...links, ...pointers]
}
