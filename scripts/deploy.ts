/**
 * `npm run deploy -- [-c key=value ...] [--check]`: looks whether everything is in place, builds the site for its
 * address, and hands over to `cdk deploy`. `--check` only looks. Other arguments go to `cdk deploy` as they are.
 */
import { spawnSync } from 'node:child_process'
import { business } from '#content/business.ts'
import { reviewsAreSamples } from '#content/reviews.ts'
import { readSettings, refuseSamplesOnDomain } from '../lib/config.ts'
import { siteConfig } from '../site.config.ts'
import { awsAccount } from './deploy/aws-account.ts'
import { readCommandLine } from './deploy/command-line.ts'
import { deploySite } from './deploy/deploy-site.ts'
import { readLiveHashes } from './deploy/live-hashes.ts'
import { preflight } from './deploy/preflight.ts'

try {
  await deploy()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function deploy(): Promise<void> {
  const { context, isCheck, cdkArguments } = readCommandLine(process.argv.slice(2))
  const settings = readSettings(siteConfig, (key) => context[key], process.env)
  refuseSamplesOnDomain(settings, { business: business.sample, reviews: reviewsAreSamples })

  const account = awsAccount(settings.region)
  const { problems, notes, deployedUrl } = await preflight(settings, account)
  for (const note of notes) console.log(`Note: ${note}`)
  if (problems.length > 0) throw new Error(`${problems.join('\n')}\nNothing was changed.`)
  if (isCheck) return console.log('Everything is in place; nothing was changed.')

  await deploySite({
    settings,
    account,
    deployedUrl,
    cdkArguments,
    readLiveHashes: (url) => readLiveHashes(url, console.log),
    run,
    print: console.log,
  })
}

/** @throws Error when the command fails; its own output has said why. */
function run(command: string, args: string[], variables: Record<string, string>): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...variables } })
  if (status !== 0) throw new Error(`${command} ${args.slice(0, 2).join(' ')} failed: see above.`)
}
