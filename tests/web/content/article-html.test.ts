import { expect, test } from 'vitest'
import { articleHtml } from '../../../web/src/ui/sanitise-html.ts'
import { parseHtml } from '../../fixtures/parse-html.ts'
import { articles, partHtml } from './all-content.ts'

const pieces = articles.map(({ slug, parts }) => ({
  slug,
  pieces: parts.flatMap(partHtml).map((html) => ({ html, body: parseHtml(html).body })),
}))

test.each(pieces)('$slug keeps to the allowed tags and attributes', ({ pieces }) => {
  const tags: readonly string[] = articleHtml.tags
  const attributes: readonly string[] = articleHtml.attributes
  const elements = pieces.flatMap(({ body }) => [...body.querySelectorAll('*')])
  expect(elements.map(({ localName }) => localName).filter((tag) => !tags.includes(tag))).toEqual([])
  const used = elements.flatMap((element) => [...element.attributes].map(({ name }) => name))
  expect(used.filter((name) => !attributes.includes(name))).toEqual([])
})

test.each(pieces)('$slug is written the way a browser reads it', ({ pieces }) => {
  expect(pieces.map(({ body }) => body.innerHTML)).toEqual(pieces.map(({ html }) => html))
})

test.each(articles)('$slug leads its reader on and says where its facts come from', ({ parts, sources }) => {
  expect(
    parts
      .flatMap(partHtml)
      .join('')
      .match(/<a href="\//g)?.length,
  ).toBeGreaterThanOrEqual(3)
  expect(sources.length).toBeGreaterThanOrEqual(3)
})
