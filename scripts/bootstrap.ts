/**
 * `npm run bootstrap -- [-c key=value ...]`: prepares the account's regions for the CDK, once for each account and region.
 * Other arguments go to `cdk bootstrap` as they are.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { readSettings } from '../lib/config.ts'
import { siteConfig } from '../site.config.ts'
import { awsAccount } from './deploy/aws-account.ts'
import { bootstrap } from './deploy/bootstrap.ts'
import { readCommandLine } from './deploy/command-line.ts'

const cdk = join(import.meta.dirname, '..', 'node_modules', '.bin', 'cdk')

try {
  const { context, cdkArguments } = readCommandLine(process.argv.slice(2))
  const settings = readSettings(siteConfig, (key) => context[key], process.env)
  await bootstrap(settings, awsAccount(settings.region), (environments, cwd) => {
    const args = ['bootstrap', ...environments, '--no-notices', ...cdkArguments]
    return spawnSync(cdk, args, { cwd, stdio: 'inherit' }).status
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
