import { expect, test } from 'vitest'
import { areaServiceCards } from '#content/area-blocks.ts'
import { areas } from './all-content.ts'

const names = areas.map(({ name }) => name)

/** The sentences of an area's page, with the places' names taken out: what is left is the same only if it was copied. */
function sentences({ intro, housing, practical, needs, finalCta, heroDescription }: (typeof areas)[number]): string[] {
  const texts = [heroDescription, ...intro, ...[...housing, ...needs, finalCta].map(({ text }) => text)]
  return [...texts, ...Object.values(practical)]
    .join(' ')
    .replace(new RegExp(names.join('|'), 'g'), 'X')
    .split(/(?<=[.?]) /)
}

test('no area says a sentence that another says', () => {
  const all = areas.flatMap(sentences)
  expect(all.length).toBeGreaterThan(150)
  expect(all.filter((sentence, index) => all.indexOf(sentence) !== index)).toEqual([])
})

test('a heading names its subject and asks no riddle', () => {
  const headings = areas.flatMap(({ housing, needs }) => [...housing, ...needs].map(({ title }) => title))
  expect(headings.filter((title) => /[:?]|\bthat's\b|\bwhose\b/i.test(title))).toEqual([])
})

test.each(areas)("$name's cards have what its homes need, what each price buys, and the price", ({ cardFeatures }) => {
  const cards = areaServiceCards(cardFeatures)
  expect(cards.map(({ title }) => title)).toEqual(['Installation', 'Testing', 'Emergency', 'Lighting'])
  for (const { title, description, features, price } of cards) {
    expect(description, title).toMatch(/\w/)
    expect(features.length, title).toBeGreaterThanOrEqual(2)
    expect(price, title).toMatch(/^From £\d/)
  }
})

test('no two areas put the same features on their cards', () => {
  const all = areas.map(({ cardFeatures }) => JSON.stringify(cardFeatures))
  expect(new Set(all).size).toBe(all.length)
})
