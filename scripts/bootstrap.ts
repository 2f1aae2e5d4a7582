/** `npm run bootstrap`: prepares the account's regions for the CDK, once for each account and region. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { readSettings } from '../lib/config.ts'
import { siteConfig } from '../site.config.ts'
import { readArguments } from './command-line.ts'
import { awsAccount } from './operate/deploy/aws-account.ts'
import { bootstrap } from './operate/deploy/bootstrap.ts'
import { contextOption, readContext, splitCommandLine } from './operate/deploy/command-line.ts'

const cdk = join(import.meta.dirname, '..', 'node_modules', '.bin', 'cdk')

const usage = `npm run bootstrap -- [-c key=value ...] [-- OPTION...]

  -c key=value   a setting of site.config.ts, for this command
  -- OPTION...   for \`cdk bootstrap\`, as it is`

try {
  const { own, forCdk } = splitCommandLine(process.argv.slice(2))
  const { context: pairs = [] } = readArguments({ usage, options: contextOption }, own).values
  const context = readContext(pairs)
  const settings = readSettings(siteConfig, (key) => context[key], process.env)
  await bootstrap(settings, awsAccount(settings), (environments, cwd) => {
    const args = ['bootstrap', ...environments, '--no-notices', ...pairs.flatMap((pair) => ['-c', pair]), ...forCdk]
    return spawnSync(cdk, args, { cwd, stdio: 'inherit' }).status
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
