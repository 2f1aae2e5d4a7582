import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { format } from 'node:util'
import { expect, test, vi } from 'vitest'
import { createProgram, main, refuseWhatNpmKept } from '../../scripts/command-line.ts'
import { listen } from '../../scripts/local/services/http-server.ts'
import { writeLocalEndpoints } from '../fixtures/local-endpoints.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

vi.mock('../../site.config.ts', async () => {
  const { blankSettings } = await import('../fixtures/blank-settings.ts')
  return { siteConfig: { ...blankSettings, ownerEmail: 'owner@example.com', senderEmail: 'site@example.com' } }
})

const folder = temporaryFolder()
writeFileSync(join(folder, 'broken.json'), '[{')
writeFileSync(join(folder, 'wrong.json'), '[{ "id": "p-1", "category": "Garden" }, 3]')
writeFileSync(join(folder, 'text.jpg'), 'no picture')

/** An environment in which no service is reachable and nobody is signed in to AWS. */
const nowhere = () => ({
  ...{ LOCAL_DATA: join(folder, 'data'), PORT: '0', INBOX_PORT: '0' },
  ...{ AWS_ENDPOINT_URL: 'http://127.0.0.1:1', AWS_EC2_METADATA_DISABLED: 'true', HOME: folder },
  ...{ AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '', AWS_PROFILE: '' },
  // The settings may name a domain, which a stage called copy does not use.
  STAGE: 'copy',
})

type Run = (
  args: readonly string[],
  env?: Record<string, string>,
) => Promise<{ code: number; out: string; errors: string }>

function start(args: readonly string[], env: Record<string, string> = {}) {
  return spawn(process.execPath, ['scripts/cli.js', ...args], {
    env: { ...process.env, ...nowhere(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A command that is not refused might never end.
    timeout: 50_000,
  })
}

const runProcess: Run = async (args, env) => {
  const child = start(args, env)
  const [[code], out, errors] = await Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)])
  return { code, out, errors }
}

/** Runs a command in this process, because a child process takes a second longer. */
const run: Run = async (args, env) => {
  for (const [name, value] of Object.entries({ ...nowhere(), ...env })) vi.stubEnv(name, value)
  const writeInto = (into: string[]) => (words: unknown) => into.push(format(words)) > 0
  const [out, errors]: [string[], string[]] = [[], []]
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(writeInto(out)),
    vi.spyOn(console, 'log').mockImplementation(writeInto(out)),
    vi.spyOn(process.stderr, 'write').mockImplementation(writeInto(errors)),
    vi.spyOn(console, 'error').mockImplementation(writeInto(errors)),
  ]
  const code = await main(args)
  for (const spy of spies) spy.mockRestore()
  vi.unstubAllEnvs()
  return { code, out: out.join('\n'), errors: errors.join('\n') }
}

const { commands } = createProgram()
const paths = commands.flatMap((command) => {
  const below = command.commands.map((each) => `${command.name()} ${each.name()}`)
  return below.length > 0 ? below : command.name()
})

test.each(paths)('%s: --help has examples', async (command) => {
  const { code, out, errors } = await run([...command.split(' '), '--help'])
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  const [script, ...below] = command.split(' ')
  const typed = [`npm run ${script}`, ...below].join(' -- ')
  expect(out).toMatch(new RegExp(`^Usage: ${typed}[\\s\\S]*\\nExamples:\\n  ${typed}`))
})

test.each([
  [[], /^Usage: npm run/],
  [['strat'], /unknown command 'strat'\n\(Did you mean start\?\)/],
  [['enquiries', 'list', 'word'], /too many/],
  [['enquiries', 'list', '--unmaild'], /Did you mean --unmailed/],
  [['enquiries', 'resend'], /^Which\? Give IDs, or one of --since/],
  [['enquiries', 'resend', 'abcd', '--unmailed'], /^Which\?/],
  [['enquiries', 'list', '--since', 'yesterday'], /a number of hours or days/],
  [['enquiries', 'erase'], /^Whom\? Give IDs, or the person by/],
  [['enquiries', 'erase', 'abcd', '--phone', '07700900456'], /^Whom\?/],
  [['projects', 'add', '--image', 'a', '--order', 'x'], /must be a whole number/],
  [['projects', 'add', '--image', 'a', '--collection', 'two words'], /may have letters, digits/],
  [['deploy', '-c', 'waf=true'], /unknown option '-c'/],
  [['deploy', 'now'], /^"now" is one argument too many\.$/m],
])('%j is a wrong use', async (args, sentence) => {
  const { code, out, errors } = await run(args)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(errors).toMatch(sentence)
})

const needStack = ['enquiries erase abcd --yes', 'projects remove p-1 --yes']
const signedOut = /^You are not signed in to AWS \(.*\)\. Sign in/

type Ending = [args: string, code: number, sentence: RegExp, env?: Record<string, string>]

// Arguments, expected exit code and output.
const endings: Ending[] = [
  ...needStack.map((args): Ending => [args, 1, /^No local stack is running with the data in /]),
  ...needStack.map((args): Ending => [`${args} --deployed`, 4, signedOut]),
  ['smoke', 1, /^No local stack is running/],
  ['smoke --deployed', 4, signedOut],
  ['deploy', 4, signedOut],
  ['deploy --dry-run', 1, /REGION is "eu-west-1", and region is /, { STAGE: '', REGION: 'eu-west-1' }],
  ['projects import FOLDER/none.json', 1, /^There is no file .*none\.json\.$/],
  ['projects import FOLDER/broken.json', 1, /broken\.json is not JSON: /],
  ['projects import FOLDER/wrong.json', 1, /row 2 must be .*\nNothing was changed\.$/],
  ['projects add --image FOLDER/none.jpg', 1, /^--image: there is no picture /],
  ['projects add --image FOLDER/text.jpg', 1, /cannot be read as a picture$/],
]

async function expectEnding(run: Run, ...[args, code, sentence, env = {}]: Ending) {
  const words = args.split(' ').map((word) => word.replace('FOLDER', folder))
  const result = await run(words, env)
  expect(result.errors.trim()).toMatch(sentence)
  expect(result.code).toBe(code)
  expect(result.errors).not.toMatch(/^ +at |^Error|"code":/m)
  expect(existsSync(join(folder, 'data')), 'nothing was written').toBe(false)
}

test.each(endings)('%s ends with %i and a sentence', (...row) => expectEnding(run, ...row))

test('data in use by another start stays, even with --fresh', async () => {
  const data = temporaryFolder()
  const other = await listen((_, response) => response.end())
  writeLocalEndpoints(data, other.endpoint)
  await expectEnding(run, 'start --fresh', 1, /^Another start is using the data in [^\n]*$/, { LOCAL_DATA: data })
  await other.stop()
  expect(readdirSync(data)).toEqual(['endpoints.json'])
})

test('--fresh refuses a folder that holds something else', async () => {
  const data = temporaryFolder()
  writeFileSync(join(data, 'letter.txt'), '')
  await expectEnding(run, 'start --fresh', 2, /^--fresh would delete [^\n]*$/, { LOCAL_DATA: data })
  expect(readdirSync(data)).toEqual(['letter.txt'])
})

test('a process ends with the same exit code and sentence', () =>
  expectEnding(runProcess, 'enquiries list', 1, /^No local stack is running/))

test('an option that npm kept for itself is not taken for one that was not given', async () => {
  const options = [commands, commands.flatMap(({ commands }) => commands)].flat().flatMap(({ options }) => options)
  expect(() => refuseWhatNpmKept(options, { npm_config_dry_run: 'true' })).toThrow('npm kept --dry-run for itself')
  expect(() => refuseWhatNpmKept(options, { npm_config_yes: 'true' })).not.toThrow()
  const { code, errors } = await run(['start'], { npm_config_fresh: 'true' })
  expect({ code, errors }).toEqual({ code: 2, errors: expect.stringContaining('npm kept --fresh for itself') })
})
