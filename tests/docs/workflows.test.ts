/** Tests the GitHub workflows, as far as they can run locally. */
import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import * as YAML from 'yaml'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

const folder = temporaryFolder()
const repository = join(folder, 'repository')
const texts = globSync('.github/workflows/*.yml').map((file) => readFileSync(file, 'utf8'))

test('each action is pinned, each npm script that is run is there, and only a person starts a deployment', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  for (const text of texts) {
    for (const [, action] of text.matchAll(/uses: (.*)/g)) expect(action).toMatch(/@[0-9a-f]{40} # v/)
    for (const [, name = ''] of text.matchAll(/npm run (?:-s )?([\w:-]+)/g)) expect(scripts).toHaveProperty([name])
    const { on, jobs } = YAML.parse(text)
    const steps = Object.values<{ steps: { run?: string }[] }>(jobs).flatMap((job) => job.steps)
    if (steps.some(({ run }) => run?.includes('npm run deploy'))) expect(Object.keys(on)).toEqual(['workflow_dispatch'])
  }
})

interface Job {
  needs?: string
  permissions?: Record<string, string>
  steps: { uses?: string; run?: string; if?: string; with?: { name?: string } }[]
}
const jobs = texts.flatMap((text) => Object.values<Job>(YAML.parse(text).jobs))

test('a job that may sign in to AWS installs and builds nothing: it gets both from a job that may not', () => {
  const signsIn = jobs.filter(({ permissions }) => permissions?.['id-token'])
  expect(signsIn.length).toBeGreaterThan(0)
  for (const { needs, steps } of signsIn) {
    expect(needs).toBeTruthy()
    const actions = steps.flatMap(({ uses }) => uses?.split('@')[0] ?? [])
    expect(actions).toContain('actions/download-artifact')
    expect(actions).not.toContain('actions/setup-node')
    for (const { run = '' } of steps) {
      expect(run).not.toMatch(/\bnpm (ci|i|install)\b|npm run build|\bpipx?\b/)
      // Without a folder in place of the app, or with a build, the CDK would run code of the repository.
      if (/\bcdk (diff|deploy)\b|npm run deploy/.test(run)) expect(run).toMatch(/--app cdk\.out/)
      if (/npm run deploy/.test(run)) expect(run).toMatch(/--build ''/)
    }
  }
  for (const step of jobs.filter(({ permissions }) => !permissions?.['id-token']).flatMap(({ steps }) => steps))
    expect(step.uses ?? '').not.toMatch(/configure-aws-credentials/)
})

test('what a job takes from another is what that one keeps', () => {
  const names = (action: string) =>
    jobs.flatMap(({ steps }) => steps.flatMap((step) => (step.uses?.startsWith(action) ? (step.with?.name ?? []) : [])))
  expect(names('actions/download-artifact').sort()).toEqual(names('actions/upload-artifact').sort())
})

const git = (...args: string[]) => {
  const settings = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false']
  const { stdout, status, stderr } = spawnSync('git', [...settings, ...args], { cwd: repository, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stdout.trim()
}
function commit(file: string): string {
  mkdirSync(join(repository, file, '..'), { recursive: true })
  writeFileSync(join(repository, file), String(Math.random()))
  git('add', '-A')
  git('commit', '-qm', file)
  return git('rev-parse', 'HEAD')
}

/** Runs the deployment's check of the newest commit, with GitHub's responses about its checks. */
function isChecked(outcomes: Record<string, string>): { status: number | null; said: string } {
  const cases = Object.entries(outcomes).map(([sha, outcome]) => `*commits/${sha}*) echo ${outcome};;`)
  writeFileSync(join(folder, 'bin', 'gh'), `#!/bin/sh\ncase "$2" in ${cases.join(' ')} *) echo none;; esac\n`, {
    mode: 0o755,
  })
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}`, GITHUB_REPOSITORY: 'a/b' }
  const { status, stdout } = spawnSync(resolve('.ci/is-checked.sh'), { cwd: repository, env, encoding: 'utf8' })
  return { status, said: stdout }
}

test('a deployment takes what was checked, and the owner’s files since then, and nothing else', () => {
  mkdirSync(join(folder, 'bin'), { recursive: true })
  mkdirSync(repository)
  git('init', '-q')
  const [first, second] = [commit('lib/a.ts'), commit('lib/b.ts')]
  expect(isChecked({ [second]: 'success' }).status).toBe(0)
  expect(isChecked({ [first]: 'success' })).toEqual({
    status: 1,
    said: expect.stringContaining('have not passed (yet), and it changes more than web/content/owner'),
  })
  expect(isChecked({ [first]: 'success', [second]: 'failure' }).status).toBe(1)
  commit('web/content/owner/prices.yaml')
  const price = commit('web/content/owner/notice.yaml')
  expect(isChecked({ [second]: 'success' }).status).toBe(0)
  expect(isChecked({ [second]: 'success', [price]: 'failure' }).status).toBe(0)
  expect(isChecked({ [first]: 'success' }).status).toBe(1)
  expect(isChecked({}).status).toBe(1)
})
