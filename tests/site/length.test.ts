import { expect, test } from 'vitest'
import { builtPages } from './built-site.ts'

/** Maximum number of words on a page, and of those shown without opening anything. */
const limits: [page: RegExp, most: number, open?: number][] = [
  [/^\/(services\/.|security$)/, 1000, 790],
  [/^\/guides\/costs$/, 1400],
  [/^\/areas\/./, 600],
  [/^\/blog\/./, 1300],
  [/^\/(privacy|guides\/terms)$/, 800],
]

/** Not counted as the page's own text: forms, sources, lists of links to other pages. */
const apart =
  'form, .sources, .sources-band, svg, nav, .areas-map, .related, .article-cards, aside:not(.price-plate), .call-to-action'

const measured = builtPages.flatMap(({ path, document }) => {
  const [, most, open] = limits.find(([page]) => page.test(path)) ?? []
  // A copy, because other tests read the pages too.
  const main = document.querySelector('main')?.cloneNode(true)
  if (most === undefined || !isElement(main)) return []
  // A title that folds on a phone is rendered twice.
  for (const element of main.querySelectorAll(`${apart}, .fold__title`)) element.remove()
  const all = countWords(main)
  for (const answer of main.querySelectorAll('.faq__answer')) answer.remove()
  return { path, all, open: countWords(main), most, mostOpen: open ?? most }
})

test('no page has more words than somebody busy reads', () => {
  expect(measured.length).toBeGreaterThanOrEqual(50)
  expect(measured.filter(({ all, most, open, mostOpen }) => all > most || open > mostOpen)).toEqual([])
})

test('half of the service pages have at most 900 words, form and links included', () => {
  const services = builtPages.filter(({ path }) => /^\/(services\/.|security$)/.test(path))
  const words = services.map(({ document }) => {
    const main = (document.querySelector('main') ?? document.body).cloneNode(true)
    if (!isElement(main)) return Infinity
    for (const element of main.querySelectorAll('svg, .fold__title')) element.remove()
    return countWords(main)
  })
  const [median = Infinity] = words.toSorted((a, b) => a - b).slice(Math.floor(words.length / 2))
  expect(services.length).toBeGreaterThanOrEqual(18)
  expect(median).toBeLessThanOrEqual(900)
})

function isElement(node: Node | undefined): node is Element {
  return node?.nodeType === 1
}

/** Counts words with a letter or a digit, block by block. */
function countWords(element: Element): number {
  return [...element.querySelectorAll('*')]
    .flatMap(({ childNodes }) => [...childNodes])
    .filter(({ nodeType }) => nodeType === 3)
    .reduce((sum, { textContent }) => sum + (textContent?.match(/\S*[\p{L}\d]\S*/gu)?.length ?? 0), 0)
}
