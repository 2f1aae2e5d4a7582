import { expect, test } from 'vitest'
import { deadLinks } from '../../../web/compile/dead-links.ts'

const slugs = {
  services: ['eicr', 'security'],
  articles: ['eicr-codes'],
  areas: ['kew'],
  guides: ['costs'],
}

test.each([
  [
    'a link in a text',
    'Read on.\n[EICRs](/servicesx/eicr)',
    { line: 2, sentence: 'the link /servicesx/eicr leads to no page.' },
  ],
  ['a link in code', "\n\nhref: '/blog/none',", { line: 3, sentence: 'the link /blog/none leads to no page.' }],
  ['a path', "paths.service('solar')", { line: 1, sentence: 'there is no page "solar" in services.' }],
  [
    'a field',
    "{ service: 'solar', article: 'eicr-codes' }",
    { line: 1, sentence: 'there is no page "solar" in services.' },
  ],
  ['a list', "relatedAreas: [\n  'kew',\n  'kwe',\n]", { line: 3, sentence: 'there is no page "kwe" in areas.' }],
])('names %s that leads nowhere, with its line', (_, source, sentence) => {
  expect(deadLinks(source, slugs)).toEqual([sentence])
})

test('leaves alone what leads to a page, and what is no link', () => {
  const texts = [
    '[a](/services/eicr#cost) [b](/blog/eicr-codes) [c](/areas/kew) [d](/guides/costs) [e](/contact?x=1) [f](/)',
    '[g](https://example.com/services/none) [h](#here)',
    "paths.service(':slug') paths.service(slug) services: '/services' to={paths.home} service: string",
    "const service = 'standby' article('none') guide('none')",
  ]
  expect(deadLinks(texts.join('\n'), slugs)).toEqual([])
})

test('a page with a row of its own is named too when its service is gone', () => {
  const gone = { ...slugs, services: ['eicr'] }
  expect(deadLinks("security: servicePath('security'),\n[a](/security)", gone)).toEqual([
    { line: 2, sentence: 'the link /security leads to no page.' },
    { line: 1, sentence: 'there is no page "security" in services.' },
  ])
})
