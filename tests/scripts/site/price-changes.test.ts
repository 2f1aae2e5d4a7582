import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { priceChangeProblems } from '../../../scripts/site/price-changes.ts'

const file = readFileSync('tests/fixtures/owner/prices.yaml', 'utf8')

/** What is said of the tests' prices with some passages changed. */
function saidOf(...changes: [before: string, after: string][]): string[] {
  let now = file
  for (const [before, after] of changes) {
    expect(now).toContain(before)
    now = now.replace(before, after)
  }
  return priceChangeProblems(file, now).map(({ line, sentence }) => `${line}: ${sentence}`)
}

const confirmed = (...lines: string[]): [string, string] => [
  'heatingControls:',
  `largeChanges:\n${lines.map((line) => `  - ${line}\n`).join('')}\nheatingControls:`,
]

test.each([
  ['a digit too few', '12'],
  ['two digits too many', '12500'],
  ['a change of more than 40 %', '169'],
])('a price with %s is asked about, with the line that confirms it [O6]', (_what, amount) => {
  expect(saidOf(['testing: 120', `testing: ${amount}`])).toEqual([
    `9: testing goes from 120 to ${amount}, by more than 40 %. Is that meant? Then write below largeChanges: at the end of the file:   - testing is now ${amount}`,
  ])
})

test('a price that moves by 40 % is not asked about', () => {
  expect(saidOf(['testing: 120', 'testing: 168'])).toEqual([])
  expect(saidOf(['testing: 120', 'testing: 72'])).toEqual([])
})

test('a price in a table is found by the words of its row', () => {
  expect(saidOf(['to: 6000', 'to: 9000'])[0]).toMatch(/^41: rewire, Two bedrooms, to goes from 6000 to 9000/)
  const newRow = '- for: A caravan\n      from: 2600\n      to: 2700\n      includes: All\n      moves: Nothing\n    '
  expect(saidOf(['- for: Two bedrooms', `${newRow}- for: Two bedrooms`])).toEqual([])
})

test('a change that is confirmed is let through, and a confirmation of another figure is not', () => {
  expect(saidOf(['testing: 120', 'testing: 200'], confirmed('testing is now 200'))).toEqual([])
  const table = 'rewire, Two bedrooms, to is now 9000'
  expect(saidOf(['to: 6000', 'to: 9000'], confirmed(table))).toEqual([])
  expect(saidOf(['testing: 120', 'testing: 2000'], confirmed('testing is now 200'))).toHaveLength(2)
})

test('a confirmation stays in order until its price moves on', () => {
  const then = file.replace('testing: 120', 'testing: 200').replace(...confirmed('testing is now 200'))
  expect(priceChangeProblems(then, then)).toEqual([])
  expect(
    priceChangeProblems(then, then.replace('testing: 200', 'testing: 210')).map(({ sentence }) => sentence),
  ).toEqual(['"testing is now 200" is no price of this file. Delete the line.'])
})
