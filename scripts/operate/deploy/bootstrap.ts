import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings, type Settings } from '../../../lib/config.ts'
import { siteConfig } from '../../../site.config.ts'
import { installed, runProgram } from '../../run-program.ts'
import { dryRunSentence, type Terminal } from '../../terminal.ts'
import { type Account, awsAccount } from './aws-account.ts'
import { regionsOf } from './preflight.ts'

/** Has the CDK prepare the regions of the settings, and says which those are. */
export async function bootstrap(
  forCdk: readonly string[],
  { context, dryRun }: { context: Record<string, string>; dryRun?: boolean },
  { note }: Terminal,
): Promise<void> {
  const settings = readSettings(siteConfig, (key) => context[key], process.env)
  await bootstrapRegions(settings, awsAccount(settings), (environments, cwd) => {
    note(`Preparing ${environments.join(' and ')} for the CDK.`)
    if (dryRun) return note(dryRunSentence)
    const pairs = Object.entries(context).flatMap(([key, value]) => ['-c', `${key}=${value}`])
    runProgram(installed('cdk'), ['bootstrap', ...environments, '--no-notices', ...pairs, ...forCdk], { cwd })
  })
}

/**
 * Runs the CDK for the regions of a deployment, in an empty folder: next to a `cdk.json` the command line synthesises
 * the app first, and the app needs a built site.
 * @throws Error when nobody is signed in, or the command fails.
 */
export async function bootstrapRegions(
  settings: Settings,
  account: Pick<Account, 'id'>,
  runCdk: (environments: string[], folder: string) => void,
): Promise<void> {
  const id = await account.id()
  using folder = mkdtempDisposableSync(join(tmpdir(), 'cdk-bootstrap-'))
  const environments = regionsOf(settings).map((region) => `aws://${id}/${region}`)
  runCdk(environments, folder.path)
}
