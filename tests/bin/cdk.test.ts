/** The CDK's own command line in a copy of the repository: what stops which command, and how it then goes on. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'

import type { BuildRecord } from '../../lib/site-build.ts'
import { blankSettings } from '../fixtures/blank-settings.ts'
import { copyRepository } from '../fixtures/copy-repository.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'
import { withDomain, withoutDomain, writeBuiltSite } from '../lib/synthesised.ts'

const copy = temporaryFolder()
const at = (path: string) => join(copy, path)

beforeAll(() => {
  copyRepository(copy)
  cpSync('tests/fixtures/owner', at('web/content/owner'), { recursive: true })
  configure(withoutDomain)
})

function configure(settings: object) {
  writeFileSync(at('site.config.ts'), `export const siteConfig = ${JSON.stringify({ ...blankSettings, ...settings })}`)
}

/** A last good build: what the stack reads of a site, and bundles of its functions. */
function haveBuilt(record: Partial<BuildRecord> = {}) {
  rmSync(at('dist'), { recursive: true, force: true })
  writeBuiltSite(at('dist'), record)
  for (const entry of globSync('**/*.lambda.ts', { cwd: 'lambdas' })) {
    const bundle = at(join('dist/functions', entry.replace('.lambda.ts', '')))
    mkdirSync(bundle, { recursive: true })
    writeFileSync(join(bundle, 'index.mjs'), '')
  }
}

function run(args: readonly string[], variables: Record<string, string> = {}) {
  const { OWNER_FILES: _, ...others } = process.env
  const env = { ...others, ...variables }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, env, encoding: 'utf8' })
  return { status, stdout, stderr }
}
const cdk = (...args: string[]) => run(['node_modules/aws-cdk/bin/cdk', ...args, '--no-notices'])
/** The app as the CDK starts it, which takes a second less by itself. */
const app = (context: Record<string, string> = {}) =>
  run(['bin/app.ts'], { CDK_OUTDIR: 'cdk.out.app', CDK_CONTEXT_JSON: JSON.stringify(context) })

// Of a text that does not read: tests/scripts/content-command.test.ts.
test('with a page that does not read the CDK says where, and how it goes on with the last build', () => {
  haveBuilt()
  const file = at('web/src/pages/FaqsPage.tsx')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, `${text}\nconst = 1`)
  const { status, stdout, stderr } = cdk('synth')
  writeFileSync(file, text)
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(/FaqsPage\.tsx:\d+:\d+/)
  // What follows is the CDK's own.
  expect(stderr).toMatch(/^The site was not built\. .*--build ''$/m)
  expect(existsSync(at('dist/build.json'))).toBe(true)
})

test('a domain with something unconfirmed stops a synthesis with the list of the last build, for which no file of the owner is read', () => {
  const { domain, hostedZoneId, alarmEmails } = withDomain
  configure({ ...withoutDomain, domain, hostedZoneId, alarmEmails })
  haveBuilt({
    options: { region: 'eu-west-2', domain, customerReceipt: false },
    unconfirmed: ['a.yaml, line 7: ring.'],
  })
  const file = at('web/content/owner/contact.yaml')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, 'phone: [')
  const { status, stderr } = cdk('synth', '--quiet', '--build', '')
  writeFileSync(file, text)
  expect(status).toBe(1)
  expect(stderr).toMatch(/cannot go live on .*\na\.yaml, line 7: ring\.\n.*--ignore-errors/)
  configure(withoutDomain)
})

test('settings that are missing are sentences, and leave the last synthesis as it is', () => {
  configure({})
  rmSync(at('cdk.out.app'), { recursive: true, force: true })
  const { status, stderr } = app()
  expect(status).toBe(1)
  expect(existsSync(at('cdk.out.app/manifest.json'))).toBe(false)
  expect(stderr).toMatch(/ownerEmail is empty[\s\S]*senderEmail is empty/)
  expect(stderr).not.toContain('    at ')
  configure(withoutDomain)
})

// Of one that reads: tests/lib/config.test.ts.
test('code of site.config.ts that does not read is a sentence with its line', () => {
  const settings = readFileSync('site.config.ts', 'utf8')
  const line = settings.slice(0, settings.indexOf('  waf: ')).split('\n').length
  for (const [slip, said] of [
    ['waf: yes', `line ${line}: .*there is not \\(yes`],
    ["waf: 'yes", 'line \\d+: the line cannot be read'],
  ] as const) {
    writeFileSync(at('site.config.ts'), settings.replace(/waf: \w+/, slip))
    const { status, stderr } = app()
    expect(status).toBe(1)
    expect(stderr).toMatch(new RegExp(`^site\\.config\\.ts, ${said}`, 'm'))
    expect(stderr).not.toContain('    at ')
  }
  configure(withoutDomain)
})

test('a setting given by -c is refused in a sentence: site.config.ts is the one place of all', () => {
  haveBuilt()
  const { status, stderr } = app({ waf: 'true' })
  expect(status).toBe(1)
  expect(stderr).toContain('(waf): set it in site.config.ts')
})
