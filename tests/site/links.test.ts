import { expect, test } from 'vitest'
import { builtFiles, builtPages, pagesWhere } from './built-site.ts'

const byPath = new Map(builtPages.map((page) => [page.path, page]))

/** Links to this site, as a path with its fragment. Other origins, `tel:` and `mailto:` are left out. */
function ownLinks(document: Document, path: string): URL[] {
  const origin = 'https://site.example'
  return [...document.querySelectorAll('a[href], form[action]')]
    .map((element) => new URL(element.getAttribute('href') ?? element.getAttribute('action') ?? '', `${origin}${path}`))
    .filter((url) => url.origin === origin)
}

test('no internal link is dead, and each fragment has its target', () => {
  expect(
    pagesWhere(({ document, path }) =>
      ownLinks(document, path).flatMap((url) => {
        if (url.pathname.startsWith('/api/')) return []
        const target = byPath.get(url.pathname)
        if (!target) return builtFiles.has(url.pathname) ? [] : [`no page: ${url.pathname}`]
        const id = decodeURIComponent(url.hash.slice(1))
        return id && !target.document.getElementById(id) ? [`no target: ${url.pathname}${url.hash}`] : []
      }),
    ),
  ).toEqual({})
})

test('every page of the sitemap can be reached by links from the home page', () => {
  const reached = new Set<string>()
  const open = ['/']
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const page = byPath.get(path)
    if (!page || reached.has(path)) continue
    reached.add(path)
    for (const { pathname } of ownLinks(page.document, path)) open.push(pathname)
  }
  const listed = builtPages.filter(({ document }) => !document.querySelector('meta[name=robots][content*=noindex]'))
  expect(listed.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([])
})

/** Pages whose own text links to this one: header, footer and breadcrumbs link everywhere. */
function leadingTo(path: string): string[] {
  return builtPages.flatMap((page) => {
    const main = page.document.querySelector('main')
    const hrefs = [...(main?.querySelectorAll('a[href]:not(nav a)') ?? [])].map((link) => link.getAttribute('href'))
    return page.path !== path && hrefs.some((href) => href?.split('#')[0] === path) ? page.path : []
  })
}

test('every article is read on from another page than the list of articles', () => {
  const articles = builtPages.filter(({ path }) => path.startsWith('/blog/'))
  expect(articles.map(({ path }) => path).filter((path) => leadingTo(path).length < 2)).toEqual([])
})

test('every service and every area is led to from two other pages, as its record alone puts it on two lists', () => {
  const paths = builtPages.map(({ path }) => path).filter((path) => /^\/(services|areas)\/|^\/security$/.test(path))
  expect(paths.filter((path) => leadingTo(path).length < 2)).toEqual([])
})

test('every file that a page loads is there', () => {
  expect(
    pagesWhere(({ document }) => {
      const urls = [
        ...[...document.querySelectorAll('link[href]:not([rel=canonical], [as=fetch])')].map((link) =>
          link.getAttribute('href'),
        ),
        ...[...document.querySelectorAll('[src]')].map((element) => element.getAttribute('src')),
        ...[...document.querySelectorAll('[srcset], [imagesrcset]')].flatMap((element) =>
          (element.getAttribute('srcset') ?? element.getAttribute('imagesrcset') ?? '')
            .split(/,\s*/)
            .map((candidate) => candidate.split(' ')[0] ?? ''),
        ),
      ]
      return [...new Set(urls)].filter((url) => !url || !builtFiles.has(url)).map((url) => `no file: ${url}`)
    }),
  ).toEqual({})
})
