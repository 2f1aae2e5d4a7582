import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { copyRepository } from '../fixtures/copy-repository.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

const owner = 'tests/fixtures/owner'
/** Owner's files with two mistakes. */
const folder = temporaryFolder()
const said = [
  /prices\.yaml, line 4: emergency, callOut is "£95" and must be whole pounds, without sign or pence, for example 95\.$/m,
  /notice\.yaml, line 1: lastDay must be a date such as 2026-11-21\.$/m,
]
cpSync(owner, folder, { recursive: true })
change('prices.yaml', 'callOut: 95', 'callOut: £95')
change('notice.yaml', '2027-01-01', '1 January')

function change(file: string, before: string | RegExp, after: string, within = folder) {
  const path = join(within, file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(before, after))
}

function run(args: readonly string[], env: Record<string, string> = {}, cwd = '.') {
  return spawnSync(process.execPath, args, {
    cwd,
    env: { ...process.env, OWNER_FILES: folder, GITHUB_ACTIONS: '', ...env },
    encoding: 'utf8',
  })
}

test.each([
  ['the check', ['scripts/cli.js', 'content']],
  ['the build', ['scripts/cli.js', 'build']],
])('%s names each mistake in the files of the owner in a sentence, and shows no code', (_what, args) => {
  const { status, stdout, stderr } = run(args)
  expect(status).toBe(1)
  for (const sentence of said) expect(stdout + stderr).toMatch(sentence)
  expect(stdout + stderr).not.toMatch(/ {4}at |Error:|"code"|zod/i)
})

test('on GitHub the page of a failed run shows each mistake, with its file and line', () => {
  const { stdout } = run(['scripts/cli.js', 'content'], { GITHUB_ACTIONS: 'true' })
  expect(stdout).toMatch(
    /^::error file=.*prices\.yaml,line=4,title=To be corrected::emergency, callOut is "£95" and must be/m,
  )
})

test('neither the name of the firm nor the style of the owner’s words stops a build', () => {
  const own = temporaryFolder()
  cpSync(owner, own, { recursive: true })
  change('claims.yaml', 'title: A note from me', 'title: A note from me!', own)
  change('contact.yaml', /^name: .*/m, `name: ${'Longest '.repeat(7)}Ltd`, own)
  const { status, stdout } = run(['scripts/cli.js', 'content'], { OWNER_FILES: own })
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^The words of the site are in order\.$/m),
  })
})

const copy = temporaryFolder()
const content = join(copy, 'web/content')
beforeAll(() => copyRepository(copy))

function contentOfCopy(ownerFiles = resolve(owner)) {
  return run(['scripts/cli.js', 'content'], { OWNER_FILES: ownerFiles }, copy)
}

test('names the line of a text whose code cannot be read, in a sentence and without a stack', () => {
  const [name = ''] = readdirSync('web/content/areas')
  const text = readFileSync(`web/content/areas/${name}`, 'utf8')
  writeFileSync(join(content, 'areas', name), `${text}export const said = 'It's'`)
  const { status, stderr } = contentOfCopy()
  writeFileSync(join(content, 'areas', name), text)
  expect(status).toBe(1)
  const place = `web/content/areas/${name}, line ${text.split('\n').length}`
  expect(stderr).toMatch(new RegExp(`^${place}: the line cannot be read [^)]*\\).*a quotation mark.* missing`, 'm'))
  expect(stderr).not.toMatch(/ {4}at /)
})

test('names a text that nothing reads beside a line that nothing reads of the owner’s files, and nothing else', () => {
  const own = temporaryFolder()
  cpSync(owner, own, { recursive: true })
  change('prices.yaml', /$/, '\ntableOfNoService:\n  lead: Gone\n', own)
  writeFileSync(join(content, 'articles/new.txt'), 'Words that nobody reads.')
  const { stdout, stderr } = contentOfCopy(own)
  expect(stdout).toMatch(/prices\.yaml, line \d+: the file has "tableOfNoService", .* delete it\.$/m)
  expect(stdout).toMatch(/^web\/content\/articles\/new\.txt, line 1: nothing reads it: its name must end in \.md\.$/m)
  expect(stderr).toContain('2 things to be corrected.')
})
