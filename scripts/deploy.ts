/** `npm run deploy`: checks that everything is in place, builds the site for its address, and has the CDK deploy it. */
import { spawnSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { business } from '#content/business.ts'
import { reviewsAreSamples } from '#content/reviews.ts'
import { readSettings, refuseSamplesOnDomain } from '../lib/config.ts'
import { siteConfig } from '../site.config.ts'
import { readArguments } from './command-line.ts'
import { awsAccount } from './operate/deploy/aws-account.ts'
import { contextOption, readContext, splitCommandLine } from './operate/deploy/command-line.ts'
import { deploySite } from './operate/deploy/deploy-site.ts'
import { readLiveHashes } from './operate/deploy/live-hashes.ts'
import { preflight } from './operate/deploy/preflight.ts'
import { makeMissingKeys } from './operate/keys.ts'

const usage = `npm run deploy -- [--check] [-c key=value ...] [--require-approval never] [-- OPTION...]

  --check              only look whether everything is in place
  -c key=value         a setting of site.config.ts, for this command
  --require-approval   which changes are to be approved: never, broadening or any-change
  -- OPTION...         for \`cdk deploy\`, as it is`

const options = {
  ...contextOption,
  check: { type: 'boolean' },
  'require-approval': { type: 'string' },
} as const

try {
  await deploy()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function deploy(): Promise<void> {
  const { own, forCdk } = splitCommandLine(process.argv.slice(2))
  const { check, context: pairs = [], 'require-approval': approval } = readArguments({ usage, options }, own).values
  const context = readContext(pairs)
  const settings = readSettings(siteConfig, (key) => context[key], process.env)
  refuseSamplesOnDomain(settings, { business: business.sample, reviews: reviewsAreSamples })

  const account = awsAccount(settings)
  const { problems, notes, deployedUrl } = await preflight(settings, account)
  for (const note of notes) console.log(`Note: ${note}`)
  if (problems.length > 0) throw new Error(`${problems.join('\n')}\nNothing was changed.`)
  if (check) return console.log('Everything is in place; nothing was changed.')

  await deploySite({
    settings,
    account,
    deployedUrl,
    cdkArguments: [
      ...pairs.flatMap((pair) => ['-c', pair]),
      ...(approval ? ['--require-approval', approval] : []),
      ...forCdk,
    ],
    makeMissingKeys: () => makeMissingKeys(settings),
    readLiveHashes: (url) => readLiveHashes(url, console.log),
    run,
    print: console.log,
    wait: () => pause(30_000),
  })
}

/** @throws Error when the command fails; its own output has said why. */
function run(command: string, args: string[], variables: Record<string, string>): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...variables } })
  if (status !== 0) throw new Error(`${command} ${args.slice(0, 2).join(' ')} failed: see above.`)
}
