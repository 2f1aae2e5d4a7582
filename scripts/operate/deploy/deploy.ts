import { spawnSync } from 'node:child_process'
import { refuseUnconfirmed } from '#content/lib/launch-gate.ts'
import { siteStackName } from '#shared/operations.ts'
import { readSettings } from '../../../lib/config.ts'
import { siteConfig } from '../../../site.config.ts'
import { Problem } from '../../problem.ts'
import { agreed, type Consent, type Terminal } from '../../terminal.ts'
import { smoke } from '../smoke/smoke.ts'
import { awsAccount } from './aws-account.ts'
import { preflight } from './preflight.ts'

interface DeployOptions extends Consent {
  context: Record<string, string>
  json?: boolean
  /** False where another role runs the smoke test: .github/workflows/deploy.yml */
  smoke?: boolean
}

/** Reports what is missing before changing anything, asks, runs `cdk deploy`, and runs the smoke test. */
export async function deploy(forCdk: readonly string[], options: DeployOptions, terminal: Terminal): Promise<void> {
  const { context, json } = options
  const settings = readSettings(siteConfig, (key) => context[key], process.env)
  refuseUnconfirmed(settings.domain)

  const account = awsAccount(settings)
  const { accountId, problems, notes, deployedUrl } = await preflight(settings, account)
  const stack = siteStackName(settings)
  if (json) terminal.print(JSON.stringify({ accountId, stack, deployedUrl, problems, notes }, null, 2))
  else for (const note of notes) terminal.print(`Note: ${note}`)
  if (problems.length > 0) throw new Problem(`${problems.join('\n')}\nNothing was changed.`)
  const state = deployedUrl ? `which answers at ${deployedUrl}` : 'for the first time'
  const question = `Nothing is in the way. Deploy ${stack} to the account ${accountId} in ${settings.region}, ${state}?`
  if (options.yes) terminal.note(question.replace(/\?$/, '.'))
  if (!(await agreed(terminal, question, 'deploy', options))) return

  // The app builds the site if there is no build for this URL, or if its sources are newer.
  const pairs = Object.entries(context).flatMap(([key, value]) => ['-c', `${key}=${value}`])
  const approved = options.yes ? ['--require-approval', 'never'] : []
  const all = ['cdk', 'deploy', '--all', '--no-notices', ...approved, ...pairs, ...forCdk]
  const { status } = spawnSync('npx', all, { stdio: 'inherit', env: { ...process.env, ACCOUNT_CHECKED: 'yes' } })
  if (status !== 0) throw new Problem('npx cdk deploy failed: see above.')

  if (settings.stage !== siteConfig.stage || options.smoke === false) return
  if (deployedUrl) await smoke(undefined, { deployed: true }, terminal)
  else terminal.print('Press the links in the mails from AWS, then: npm run smoke -- --deployed')
}
