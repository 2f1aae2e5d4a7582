import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Settings } from '../../../lib/config.ts'
import { type Account, accountId, regionsOf } from './preflight.ts'

/**
 * Runs `cdk bootstrap` for the regions of a deployment, in an empty folder: next to a `cdk.json` the command line
 * synthesises the app first, and the app needs a built site.
 * @throws Error with a sentence when there are no credentials or the command fails.
 */
export async function bootstrap(
  settings: Settings,
  account: Pick<Account, 'id'>,
  runCdk: (environments: string[], folder: string) => number | null,
): Promise<void> {
  const id = await accountId(account)
  const environments = regionsOf(settings).map((region) => `aws://${id}/${region}`)
  const folder = mkdtempSync(join(tmpdir(), 'cdk-bootstrap-'))
  try {
    if (runCdk(environments, folder) !== 0) throw new Error('cdk bootstrap failed: see above.')
  } finally {
    rmSync(folder, { recursive: true })
  }
}
