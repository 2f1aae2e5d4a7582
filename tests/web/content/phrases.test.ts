import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')

/** Everything that visitors read, without the code that reads it. */
const files = [
  'web/content/{articles,guides,areas,services,pages,exhibits}/*.{md,ts}',
  'web/content/*.ts',
  'web/content/owner/*.yaml',
]

/** Phrases that nobody says, and what a person says instead. */
const struck: [phrase: RegExp, instead: string][] = [
  [/\bof (?:its|their|your) own\b/i, 'a separate circuit, or leave it out'],
  [/\bOtherwise:/, 'a sentence with its own case: "If you can\'t, ..."'],
  [/touch neither|touch no \w+/i, "don't touch"],
  [/\bDo not write, ring\b/i, 'ring us instead'],
  [/\bis no (?:proof|cure|substitute|place)\b/i, "doesn't prove, cure or replace"],
  [/\bmoves the price\b/i, 'changes the price'],
  [/\bthat is so\b/i, 'that applies'],
  [/\bmanaging agent's leave\b/i, "the managing agent's permission"],
  [/\bA fault darkens\b/i, 'a fault turns off one circuit'],
  [/\bWhatever stands still\b/i, 'anything fixed gets a cable'],
  [/\bNo machine decides\b/i, 'we make no automated decisions'],
  [/\bTake off no cover\b/i, "don't remove covers"],
  [/\bWithout its script\b/i, "photos won't send here"],
  [/\bwould rather understand the job\b/i, 'want to understand the job before they pay for it'],
]

const texts = globSync(files, { cwd: root }).map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

test('finds the texts', () => {
  expect(texts.length).toBeGreaterThan(30)
})

test.each(struck)('nothing says %s', (phrase, instead) => {
  const places = texts.flatMap(({ file, text }) => {
    const [found] = phrase.exec(text) ?? []
    return found === undefined ? [] : `${file}: "${found}". Say instead: ${instead}.`
  })
  expect(places).toEqual([])
})
