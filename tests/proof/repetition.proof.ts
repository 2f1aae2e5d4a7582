import { expect, test } from 'vitest'
import { business } from '#content/business.ts'
import { areas, readings, sentences, servicePages } from '../web/content/all-content.ts'

/** Sentences that several pages have to share word for word. */
const shared = [
  'Notifiable work is notified to building control, and you receive the certificates when the job is done.',
  `We aim to be with you within ${business.emergencyResponseMinutes} minutes.`,
  'If there is smoke or fire, get out and call 999.',
  'A smoke alarm on each storey with living accommodation.',
].map((sentence) => words(sentence).join(' '))

test.each(['articles/', 'services/', 'areas/'])('no two of %s share a sentence of more than eight words', (folder) => {
  const pages = readings.filter(({ name }) => name.startsWith(folder))
  expect(repeated(pages.map(({ name, lines }) => ({ name, keys: longSentences(lines) })))).toEqual([])
})

test.each([
  ['services', servicePages.map(({ slug, intro }) => ({ name: slug, text: intro[0] ?? '' }))],
  ['areas', areas.map(({ slug, intro }) => ({ name: slug, text: intro[0] ?? '' }))],
])('the openings of the %s differ within three words', (_folder, openings) => {
  expect(repeated(openings.map(({ name, text }) => ({ name, keys: [words(text).slice(0, 3).join(' ')] })))).toEqual([])
})

test('no two areas share one per cent of their runs of five words', () => {
  const pages = readings
    .filter(({ name }) => name.startsWith('areas/'))
    .map(({ name, lines }) => ({ name, runs: runsOf(lines) }))
  const alike = pages.flatMap((a, index) =>
    pages.slice(index + 1).flatMap((b) => {
      const share = [...a.runs].filter((run) => b.runs.has(run)).length / Math.min(a.runs.size, b.runs.size)
      return share >= 0.01 ? `${a.name}, ${b.name}: ${(share * 100).toFixed(1)} %` : []
    }),
  )
  expect(alike).toEqual([])
})

/** Every five words in a row. */
function runsOf(lines: readonly string[]): Set<string> {
  return new Set(
    lines.flatMap((line) => {
      const all = words(line)
      return all.slice(4).map((_, index) => all.slice(index, index + 5).join(' '))
    }),
  )
}

function longSentences(lines: readonly string[]): string[] {
  return sentences(lines)
    .filter((sentence) => words(sentence).length > 8)
    .map((sentence) => words(sentence).join(' '))
    .filter((sentence) => !shared.includes(sentence))
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d£'-]+/gu) ?? []
}

/** Keys found on more than one page, with the pages that hold them. */
function repeated(pages: { name: string; keys: string[] }[]): string[] {
  const places = new Map<string, Set<string>>()
  for (const { name, keys } of pages) {
    for (const key of keys) places.set(key, (places.get(key) ?? new Set()).add(name))
  }
  return [...places].filter(([, names]) => names.size > 1).map(([key, names]) => `${[...names].join(', ')}: ${key}`)
}
