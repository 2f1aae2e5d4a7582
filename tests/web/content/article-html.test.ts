import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { allDocuments } from '../../../web/src/documents.ts'
import { articleHtml } from '../../../web/src/ui/sanitise-html.ts'
import { articles, htmlLines } from './all-content.ts'

const bodies = articles.map(({ slug, readTime, content }) => ({
  slug,
  readTime,
  content,
  body: new JSDOM(content).window.document.body,
}))

test.each(bodies)('$slug keeps to the allowed tags and attributes', ({ body }) => {
  const tags: readonly string[] = articleHtml.tags
  const attributes: readonly string[] = articleHtml.attributes
  const elements = [...body.querySelectorAll('*')]
  expect(elements.map(({ localName }) => localName).filter((tag) => !tags.includes(tag))).toEqual([])
  const used = elements.flatMap((element) => [...element.attributes].map(({ name }) => name))
  expect(used.filter((name) => !attributes.includes(name))).toEqual([])
})

test.each(bodies)('$slug is written the way a browser reads it', ({ content, body }) => {
  // A tag left open or closed twice would come back changed.
  expect(body.innerHTML.replaceAll('&amp;', '&').trim()).toBe(content.replaceAll('&amp;', '&').trim())
})

test.each(bodies)('$slug has headings from h2 down that skip no level, and text under each', ({ body }) => {
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  const levels = headings.map(({ localName }) => Number(localName.slice(1)))
  expect(levels[0]).toBe(2)
  expect(levels.filter((level, index) => level < 2 || level > (levels[index - 1] ?? 1) + 1)).toEqual([])
  const empty = headings.filter(({ nextElementSibling: next, localName }) => !next || next.localName === localName)
  expect(empty.map(({ textContent }) => textContent)).toEqual([])
})

test.each(bodies)(
  '$slug links only to pages of this site, and to each of them in words of its own',
  async ({ slug, body }) => {
    const links = [...body.querySelectorAll('a')]
    const known = new Set((await allDocuments()).map(({ path }) => path))
    expect(links.map((link) => link.getAttribute('href') ?? '').filter((href) => !known.has(href))).toEqual([])
    expect(links.filter((link) => link.getAttribute('href') === `/blog/${slug}`)).toEqual([])
    expect(links.filter((link) => (link.textContent?.trim().length ?? 0) < 4)).toEqual([])
  },
)

test.each(bodies)('$slug takes the time to read that it promises', ({ content, readTime }) => {
  const words = htmlLines(content).join(' ').split(/\s+/).length
  expect(`${Math.ceil(words / 200)} min read`).toBe(readTime)
})

test.each(bodies)('$slug leads its reader somewhere: a service, an article or the quote form', ({ body }) => {
  expect(body.querySelectorAll('a').length).toBeGreaterThanOrEqual(2)
})
