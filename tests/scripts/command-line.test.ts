import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nearest, parseArguments, parseToolArguments } from '../../scripts/command-line.ts'
import { contextOption } from '../../scripts/operate/deploy/command-line.ts'

const command = {
  usage: 'npm run x',
  options: {
    check: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
    to: { type: 'string' },
    yes: { type: 'boolean' },
  },
  operands: 1,
} as const

test('takes what the command knows', () => {
  expect(parseArguments(command, ['a', '--check', '--to', 'b'])).toMatchObject({
    values: { check: true, to: 'b' },
    positionals: ['a'],
  })
})

test.each([
  [['--chek'], 'There is no option --chek here: did you mean --check?'],
  [['--dryrun'], 'There is no option --dryrun here: did you mean --dry-run?'],
  [['--quick'], 'There is no option --quick here.'],
  [['-x'], 'There is no option -x here.'],
  [['a', 'b'], '"b" is one argument too many.'],
])('refuses %j', (given, sentence) => {
  expect(() => parseArguments(command, given)).toThrow(sentence)
})

const tool = {
  ...command,
  commands: {
    list: { options: ['to'], operands: 0 },
    remove: { options: ['dry-run'], operands: Number.POSITIVE_INFINITY },
  },
} as const

test('a command of a tool takes its own options alone', () => {
  expect(parseToolArguments(tool, ['remove', 'a', 'b', '--dry-run'])).toEqual({
    command: tool.commands.remove,
    operands: ['a', 'b'],
    values: { 'dry-run': true },
  })
})

test.each([
  [['list', '--dry-run'], 'There is no option --dry-run here.'],
  [['list', 'a'], '"a" is one argument too many.'],
  [['lits'], 'There is no command "lits": did you mean list?'],
  [['toString'], 'There is no command "toString".'],
])('a tool refuses %j', (given, sentence) => {
  expect(() => parseToolArguments(tool, given)).toThrow(sentence)
})

test('a flag that npm kept for itself is not taken for one that was not given', () => {
  expect(() => parseArguments(command, ['a'], { npm_config_dry_run: 'true' })).toThrow('npm kept --dry-run for itself')
  expect(parseArguments(command, ['a'], { npm_config_yes: 'true', npm_config_check: '' }).values).toEqual({})
  const settings = { usage: '', options: contextOption }
  expect(() => parseArguments(settings, [], { npm_config_call: 'waf=true' })).toThrow('npm kept --context for itself')
})

test.each(['chekc', 'chcek', 'chheck', 'chick', 'heck'])('%s is near check', (given) => {
  expect(nearest(given, ['fresh', 'check'])).toBe('check')
})

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'command-line-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test.each(['start', 'build', 'bootstrap', 'deploy', 'smoke', 'screenshots', 'projects', 'leads'])(
  '%s says what it does not know before it does anything',
  async (script) => {
    const { code, errors } = await run(script, ['--no-such-option'])
    expect(errors).toMatch(/^There is no option --no-such-option here\.$/m)
    expect(errors).not.toMatch(/^ +at /m)
    expect(code).toBe(1)
    expect(await readdir(folder)).toEqual([])
  },
  30_000,
)

test.each([
  [[], /^No local stack is running with the data in /],
  [['https://a.example', '--deployed'], /^Give a URL or --deployed, not both\.$/],
])(
  'smoke says in a sentence why it has nothing to look at: %j',
  async (args, sentence) => {
    const { code, errors } = await run('smoke', args)
    expect(errors.trim()).toMatch(sentence)
    expect(errors.trim().split('\n')).toHaveLength(1)
    expect(code).toBe(1)
  },
  30_000,
)

test('npm start --fresh, without the dashes between, is refused', async () => {
  const { code, errors } = await run('start', [], { npm_config_fresh: 'true' })
  expect(errors).toContain('npm kept --fresh for itself')
  expect(code).toBe(1)
}, 30_000)

/** Runs a script as npm does, where it can reach nothing. */
async function run(script: string, args: string[], env = {}): Promise<{ code: number; errors: string }> {
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], {
    env: {
      ...process.env,
      ...{ LOCAL_DATA: join(folder, 'data'), PORT: '0', INBOX_PORT: '0', SITE: 'http://127.0.0.1:9' },
      AWS_ENDPOINT_URL: 'http://127.0.0.1:9',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
    // One that is not refused may never end.
    timeout: 20_000,
  })
  let errors = ''
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  const [code] = await once(child, 'close')
  return { code, errors }
}
