/** `npm run changes`: performs the changes as `docs/contributing.md` describes them, and removes each option. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { changes } from './changes.ts'
import { perform, withoutOption } from './perform.ts'

test.each(changes)('$name: these files are enough', ({ shows = {}, ...change }) => {
  using copy = perform(change)
  for (const command of [
    // Editors format on save.
    'npx biome format --write .',
    'npm run --silent check',
    'WITHOUT_NIGHTLY=1 npx vitest run --changed --project code --project browser --project alone --project stack',
    'npx vitest run --project site',
  ])
    expect(copy.failureOf(command)).toBe('')
  for (const [file, words] of Object.entries(shows))
    expect(readFileSync(join(copy.folder, 'dist/site', file), 'utf8'), file).toContain(words)
})

const options = globSync('lib/options/*.ts').map((file) => basename(file, '.ts'))

// Removing the receipt is one of the documented changes.
test.each(options.filter((option) => option !== 'receipt'))('without %s types and templates are complete', (option) => {
  using copy = perform(withoutOption(option))
  const included = ['bin', 'lib', 'lambdas', 'scripts', 'tests/lib', '*.ts']
  const types = JSON.stringify({ extends: './tsconfig.json', include: included })
  writeFileSync(join(copy.folder, 'tsconfig.without.json'), types)
  // The rehearsals cover options both on and off.
  for (const command of [
    'npx tsc -p tsconfig.without.json',
    'WITHOUT_NIGHTLY=1 npx vitest run --project stack tests/lib',
  ])
    expect(copy.failureOf(command)).toBe('')
})
