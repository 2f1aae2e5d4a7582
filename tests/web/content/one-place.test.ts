import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { business, pounds } from '#content/business.ts'

const root = join(import.meta.dirname, '../../..')
const files = globSync(['web/content/**/*.{ts,md}', 'web/src/**/*.{ts,tsx,css}', 'web/index.html'], { cwd: root })
  .filter((file) => file !== 'web/content/business.ts')
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

/** What only the owner's files and `business.ts` may say. Everyone else interpolates it, so that one change reaches every page. */
const identity = [
  business.name,
  business.shortName,
  business.authorLabel,
  business.phone.display,
  business.phone.e164,
  business.whatsapp.display,
  business.whatsapp.e164,
  business.email,
  business.insuredUpTo,
  business.hours.text,
]

test.each(identity)('%s is interpolated everywhere', (fact) => {
  const tight = fact.replaceAll(' ', '')
  const places = files.filter(({ text }) => text.includes(fact) || text.replaceAll(' ', '').includes(tight))
  expect(places.map(({ file }) => file)).toEqual([])
})

test.each(Object.entries(business.prices))('the price of %s is interpolated everywhere', (_name, amount) => {
  const literal = new RegExp(`£ ?(${amount}|${pounds(amount).slice(1)})(?!,?\\d)`)
  expect(files.filter(({ text }) => literal.test(text)).map(({ file }) => file)).toEqual([])
})

test('the years in business are interpolated everywhere', () => {
  const literal = /\b(decades?|years) of (work|experience)/i
  expect(files.filter(({ text }) => literal.test(text)).map(({ file }) => file)).toEqual([])
})

test('the promised response time is interpolated everywhere', () => {
  const literal = new RegExp(`\\b${business.emergencyResponseMinutes}[ -]minutes?\\b`)
  const places = files.flatMap(({ file, text }) =>
    text
      .split('\n')
      .filter((line) => literal.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  // The fire resistance of a floor is counted in minutes too.
  expect(places.filter((place) => !/fire/i.test(place))).toEqual([])
})

test('the hours of the emergency line are interpolated everywhere', () => {
  const places = files.flatMap(({ file, text }) => {
    // What answers at any hour too: the network operator's number, for one.
    const lines = text.split('\n').filter((line) => !/105|^ *(\/\/|\/?\*)|title: 'Day or night'/.test(line))
    return lines.flatMap((line) => (hoursOfTheLine.test(line) ? `${file}: ${line.trim()}` : []))
  })
  expect(places).toEqual([])
})

const hoursOfTheLine = /24\/7|24 hours a day|365 days a year|day or night|at any hour/i
