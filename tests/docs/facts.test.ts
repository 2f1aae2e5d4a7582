/**
 * Changes what people are billed or rung by, and what they are told of their data, at its source in a copy of the repository, and
 * checks that the old value occurs nowhere on the site and in the mails.
 */
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { copyRepository } from '../fixtures/copy-repository.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

/** Kinds of output that contain facts. */
type Reader = 'pages' | 'mail' | 'receipt' | 'functions'

interface Fact {
  /** The fact's one source, and the change made to it. */
  file: string
  change: [before: string | RegExp, after: string]
  /** Must not occur in any output. */
  old: RegExp
  now: RegExp
  /** Outputs that must contain the new value. */
  readBy: Reader[]
}

const owner = 'web/content/owner'

const facts: Record<string, Fact> = {
  'the phone number': {
    file: `${owner}/contact.yaml`,
    change: ['020 7946 0123', '020 7946 0777'],
    old: /7946 ?0123/,
    now: /7946 ?0777/,
    readBy: ['pages', 'receipt', 'functions'],
  },
  'a starting price, which is the first of its table': {
    file: `${owner}/prices.yaml`,
    change: ['from: 2500', 'from: 2710'],
    old: /£2,500/,
    now: /£2,710/,
    readBy: ['pages'],
  },
  'the opening hours': {
    file: `${owner}/claims.yaml`,
    change: ['Mon-Fri 8am-6pm', 'Mon-Fri 7.30am-5.15pm'],
    old: /8am-6pm|"08:00","closes":"18:00"/,
    now: /7\.30am-5\.15pm/,
    readBy: ['pages'],
  },
  'how long enquiries are kept': {
    file: 'lambdas/shared/retention.ts',
    change: ['enquiryMonths: 12', 'enquiryMonths: 7'],
    old: /12 months after/,
    now: /\b7 months/,
    readBy: ['pages'],
  },
  'the postcode of an area': {
    file: 'web/content/areas/roehampton.ts',
    change: ["outcodes: ['SW15']", "outcodes: ['SW29']"],
    old: /Roehampton SW15/,
    now: /SW29/,
    readBy: ['pages'],
  },
}

/** Text of each output after all changes. */
const told = {} as Record<Reader, string>

beforeAll(() => {
  const copy = temporaryFolder()
  copyRepository(copy)
  for (const [name, { file, change }] of Object.entries(facts)) {
    const before = readFileSync(join(copy, file), 'utf8')
    const after = before.replace(...change)
    if (after === before) throw new Error(`${name}: ${file} does not hold ${change[0]}`)
    writeFileSync(join(copy, file), after)
  }
  const run = (...args: string[]) =>
    execFileSync(process.execPath, args, {
      cwd: copy,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: { ...process.env, OWNER_FILES: '' },
    })
  const others: Record<string, unknown> = JSON.parse(run('tests/docs/tell-facts.ts'))
  for (const [reader, words] of Object.entries(others)) told[reader as Reader] = JSON.stringify(words)
  const read = (files: string) =>
    globSync(join(copy, files))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
  told.pages = read('dist/site/**/*.{html,js,json,xml,txt,webmanifest}')
  // Source maps are left out, because they contain the sources' comments.
  told.functions = read('dist/functions/**/*.mjs')
  // Time for a build and the templates on a busy machine.
}, 600_000)

test.each(Object.entries(facts))('%s has one source: its old value is nowhere', (_name, { old, now, readBy }) => {
  for (const [reader, words] of Object.entries(told)) {
    const at = words.search(old)
    expect(at < 0 ? '' : `${reader}: ${words.slice(Math.max(0, at - 80), at + 80)}`).toBe('')
  }
  for (const reader of readBy) expect(told[reader], reader).toMatch(now)
})
