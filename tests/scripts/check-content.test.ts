import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

/** Owner's files with two mistakes. */
const folder = temporaryFolder()
const said = [
  /prices\.yaml, line 4: emergency, callOut is "£95" and must be whole pounds, without sign or pence, for example 95\.$/m,
  /notice\.yaml, line 1: lastDay must be a date such as 2026-11-21\.$/m,
]
cpSync('tests/fixtures/owner', folder, { recursive: true })
change('prices.yaml', 'callOut: 95', 'callOut: £95')
change('notice.yaml', '2027-01-01', '1 January')

function change(file: string, before: string | RegExp, after: string, within = folder) {
  const path = join(within, file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(before, after))
}

function run(args: readonly string[], env: Record<string, string> = {}) {
  return spawnSync(process.execPath, args, {
    env: { ...process.env, OWNER_FILES: folder, GITHUB_ACTIONS: '', GITHUB_STEP_SUMMARY: '', ...env },
    encoding: 'utf8',
  })
}

test.each([
  ['the check', ['scripts/electrician.js', 'content']],
  ['the build', ['scripts/electrician.js', 'build']],
])('%s names each mistake in the files of the owner in a sentence, and shows no code', (_what, args) => {
  const { status, stdout, stderr } = run(args)
  expect(status).toBe(1)
  for (const sentence of said) expect(stdout + stderr).toMatch(sentence)
  expect(stdout + stderr).not.toMatch(/ {4}at |Error:|"code"|zod/i)
})

test('on GitHub each mistake is shown at its line of the pull request, and in the summary of the run', () => {
  const summary = join(folder, 'summary.md')
  const { stdout } = run(['scripts/electrician.js', 'content'], {
    GITHUB_ACTIONS: 'true',
    GITHUB_STEP_SUMMARY: summary,
  })
  expect(stdout).toMatch(
    /^::error file=.*prices\.yaml,line=4,title=To be mended::emergency, callOut is "£95" and must be/m,
  )
  for (const sentence of said) expect(readFileSync(summary, 'utf8')).toMatch(sentence)
})

test('neither the name of the firm, nor what it does, nor the style of the owner’s words stops a build', () => {
  const own = temporaryFolder()
  cpSync('tests/fixtures/owner', own, { recursive: true })
  change('claims.yaml', 'title: A note from me', 'title: A note from me!', own)
  change('contact.yaml', /^name: .*/m, `name: ${'Longest '.repeat(7)}Ltd`, own)
  const services = readFileSync(join(own, 'services.yaml'), 'utf8')
  writeFileSync(join(own, 'services.yaml'), services.replace(/^( {2}(?!emergency).*): yes$/gm, '$1: no'))
  const { status, stdout } = run(['scripts/electrician.js', 'content'], { OWNER_FILES: own })
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^The words of the site are in order\.$/m),
  })
})
