import { expect, test } from 'vitest'
import { areaSummaries } from '#content/lib/lists/areas.ts'
import { builtPages } from './built-site.ts'

/** Maximum number of words on a page, and of those shown without opening anything. */
const limits: [page: RegExp, most: number, open?: number][] = [
  [/^\/(services\/.|security$)/, 1000, 790],
  [/^\/guides\/costs$/, 1400],
  [/^\/areas\/./, 600],
  [/^\/faqs$/, 1900, 900],
  [/^\/blog\/./, 1100],
  [/^\/(privacy|guides\/terms)$/, 800],
]

/**
 * Not counted as the page's own text: forms and what stands beside them, buttons, sources, lists of links to other
 * pages, the gallery without script.
 */
const apart =
  'form, .next-steps, .actions, .big-number, .sources, .sources-folded, svg, nav, .areas-map, .related, .article-cards, .project-gallery, .visually-hidden, aside:not(.price-box), .call-to-action'

const places = new RegExp(areaSummaries.map(({ name }) => name).join('|'), 'g')

const measured = builtPages.flatMap(({ path, document }) => {
  const [, most, open] = limits.find(([page]) => page.test(path)) ?? []
  // A copy, because other tests read the pages too.
  const main = document.querySelector('main')?.cloneNode(true)
  if (most === undefined || !isElement(main)) return []
  // A title that folds on a phone is rendered twice.
  for (const element of main.querySelectorAll(`${apart}, .fold__title`)) element.remove()
  const all = countWords(main)
  const texts = new Set(textsOf(main).map(({ textContent }) => withoutPlace(textContent ?? '')))
  for (const answer of main.querySelectorAll('details:not([open]) > .faq__answer')) answer.remove()
  return { path, all, texts, open: countWords(main), most, mostOpen: open ?? most }
})

/** Another owner's words are not ours to shorten. */
const testOurs = test.runIf(process.env.OWNER_FILES === 'tests/fixtures/owner')

testOurs('no page has more words than somebody busy reads', () => {
  expect(measured.length).toBeGreaterThanOrEqual(50)
  const long = measured.filter(({ all, most, open, mostOpen }) => all > most || open > mostOpen)
  expect(
    long.map(({ path, all, open, most, mostOpen }) => `${path}: ${all} words of ${most}, ${open} open of ${mostOpen}`),
  ).toEqual([])
})

testOurs('two thirds of what not every area says is said of no other', () => {
  const areas = measured.filter(({ path }) => path.startsWith('/areas/'))
  expect(areas).toHaveLength(areaSummaries.length)
  const alike = areas.flatMap(({ path, texts }) => {
    const own = [...texts].filter((text) => !areas.every((area) => area.texts.has(text)))
    const sharedWith = (others: typeof areas) =>
      sumOfWords(own.filter((text) => others.some((other) => other.texts.has(text))))
    const others = areas.filter((other) => other.path !== path)
    if (sharedWith(others) <= sumOfWords(own) / 3) return []
    const [closest] = others.toSorted((a, b) => sharedWith([b]) - sharedWith([a]))
    return `${[path, closest?.path].sort().join(' and ')} say the same: write afresh the one that is new`
  })
  expect(new Set(alike)).toEqual(new Set())
})

function withoutPlace(text: string): string {
  return text.replace(places, 'Place').trim()
}

function isElement(node: Node | undefined): node is Element {
  return node?.nodeType === 1
}

/** Counts words with a letter or a digit, block by block. */
function countWords(element: Element): number {
  return sumOfWords(textsOf(element).map(({ textContent }) => textContent ?? ''))
}

function textsOf(element: Element): Node[] {
  return [...element.querySelectorAll('*')]
    .flatMap(({ childNodes }) => [...childNodes])
    .filter(({ nodeType }) => nodeType === 3)
}

function sumOfWords(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + wordsIn(text), 0)
}

function wordsIn(text: string): number {
  return text.match(/\S*[\p{L}\d]\S*/gu)?.length ?? 0
}
