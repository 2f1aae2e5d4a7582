import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { priceChangeProblems } from '../../../scripts/site/price-changes.ts'

const file = readFileSync('tests/fixtures/owner/prices.yaml', 'utf8')

/** Messages for the tests' prices with some passages changed. */
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
  ['a digit too few', '9'],
  ['two digits too many', '9500'],
  ['a change of more than 40 %', '134'],
])('a price with %s is asked about, with the line that confirms it [O6]', (_what, amount) => {
  expect(saidOf(['callOut: 95', `callOut: ${amount}`])).toEqual([
    `3: emergency, callOut goes from 95 to ${amount}, by more than 40 %. Is that meant? Then write below largeChanges: at the end of the file:   - emergency, callOut is now ${amount}`,
  ])
})

test('a price that moves by 40 % is not asked about', () => {
  expect(saidOf(['callOut: 95', 'callOut: 133'])).toEqual([])
  expect(saidOf(['callOut: 95', 'callOut: 57'])).toEqual([])
})

test('a price in a table is found by the words of its row', () => {
  expect(saidOf(['to: 6000', 'to: 9000'])[0]).toMatch(/^18: rewire, Two bedrooms, to goes from 6000 to 9000/)
  const newRow = '- for: A caravan\n      from: 2600\n      to: 2700\n      includes: All\n      moves: Nothing\n    '
  expect(saidOf(['- for: Two bedrooms', `${newRow}- for: Two bedrooms`])).toEqual([])
})

test('a change that is confirmed is let through, and a confirmation of another figure is not', () => {
  expect(saidOf(['callOut: 95', 'callOut: 150'], confirmed('emergency, callOut is now 150'))).toEqual([])
  const table = 'rewire, Two bedrooms, to is now 9000'
  expect(saidOf(['to: 6000', 'to: 9000'], confirmed(table))).toEqual([])
  expect(saidOf(['callOut: 95', 'callOut: 1500'], confirmed('emergency, callOut is now 150'))).toHaveLength(2)
})

test('a confirmation stays in order until its price moves on', () => {
  const then = file.replace('callOut: 95', 'callOut: 150').replace(...confirmed('emergency, callOut is now 150'))
  expect(priceChangeProblems(then, then)).toEqual([])
  expect(
    priceChangeProblems(then, then.replace('callOut: 150', 'callOut: 160')).map(({ sentence }) => sentence),
  ).toEqual(['"emergency, callOut is now 150" is no price of this file. Delete the line.'])
})
