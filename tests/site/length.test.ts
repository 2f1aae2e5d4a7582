import { expect, test } from 'vitest'
import { builtPages } from './built-site.ts'

/** Words that a page may have, and how many of them may stand open: the rest is behind a question. */
const limits: [page: RegExp, most: number, open?: number][] = [
  [/^\/(services\/.|security$)/, 1000, 800],
  [/^\/areas\/./, 600],
  [/^\/blog\/./, 1300],
  [/^\/(privacy|guides\/terms)$/, 800],
]

/** What is no reading of the page's own: a form to fill in, where its facts come from, a list of links to other pages. */
const apart =
  'form, .sources, .sources-band, svg, nav, .areas-map, .related, .article-cards, aside:not(.price-plate), .call-to-action'

const measured = builtPages.flatMap(({ path, document }) => {
  const [, most, open] = limits.find(([page]) => page.test(path)) ?? []
  // A copy: other tests read the pages too.
  const main = document.querySelector('main')?.cloneNode(true)
  if (most === undefined || !isElement(main)) return []
  // The second copy of a title that folds on a phone.
  for (const element of main.querySelectorAll(`${apart}, .fold__title`)) element.remove()
  const all = countWords(main)
  for (const answer of main.querySelectorAll('.faq__answer')) answer.remove()
  return { path, all, open: countWords(main), most, mostOpen: open ?? most }
})

test('no page has more words than somebody busy reads', () => {
  expect(measured.length).toBeGreaterThanOrEqual(50)
  expect(measured.filter(({ all, most, open, mostOpen }) => all > most || open > mostOpen)).toEqual([])
})

function isElement(node: Node | undefined): node is Element {
  return node?.nodeType === 1
}

/** Words with a letter or a digit in them, block by block. */
function countWords(element: Element): number {
  return [...element.querySelectorAll('*')]
    .flatMap(({ childNodes }) => [...childNodes])
    .filter(({ nodeType }) => nodeType === 3)
    .reduce((sum, { textContent }) => sum + (textContent?.match(/\S*[\p{L}\d]\S*/gu)?.length ?? 0), 0)
}
