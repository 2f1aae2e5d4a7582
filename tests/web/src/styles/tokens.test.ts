import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const coloursOf = (file: string) =>
  readFileSync(file, 'utf8')
    .toLowerCase()
    .match(/#[\da-f]{6}\b/g) ?? []

const tokens = 'web/src/styles/tokens.css'
const [, amber = ''] = /--amber-\d+: (#[\da-f]{6})/.exec(readFileSync(tokens, 'utf8').toLowerCase()) ?? []
const cure = 'The command of docs/contributing.md changes a colour in all files'

/** Files that cannot use the tokens repeat their values; mails also have a brick red and a white of their own. */
test.each([
  'web/index.html',
  'web/public/favicon.svg',
  'web/src/features/portfolio/plan-symbols.svg',
  'web/src/sections/street.svg',
  'scripts/site/site-files.ts',
  'scripts/pictures/social-plates.ts',
  'lambdas/enquiries/mail-html.ts',
])('%s has the colours of the tokens', (file) => {
  const known = [...coloursOf(tokens), '#ffffff', '#99432f', '#f7c27a']
  expect(
    coloursOf(file).filter((colour) => !known.includes(colour)),
    cure,
  ).toEqual([])
})

test.each(['web/compile/plate.ts', 'scripts/sample/plan.css'])('%s has the amber of the tokens', (file) => {
  expect(coloursOf(file), cure).toContain(amber)
})
