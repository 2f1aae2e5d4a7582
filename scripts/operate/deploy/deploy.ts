import { spawnSync } from 'node:child_process'
import { readSettings } from '../../../lib/config.ts'
import { siteStackName } from '../../../lib/stack-names.ts'
import { siteConfig } from '../../../site.config.ts'
import { Problem } from '../../problem.ts'
import { agreed, type Consent, type Terminal } from '../../terminal.ts'
import { connect } from '../connection.ts'
import { smoke } from '../smoke.ts'
import { awsAccount } from './aws-account.ts'
import { preflight } from './preflight.ts'

interface DeployOptions extends Consent {
  /** False where another role runs the smoke test: .github/workflows/deploy.yml */
  smoke?: boolean
}

/** Reports what is missing before changing anything, asks, runs `cdk deploy`, and runs the smoke test. */
export async function deploy(forCdk: readonly string[], options: DeployOptions, terminal: Terminal): Promise<void> {
  const settings = readSettings(siteConfig, process.env)

  const account = awsAccount(settings)
  // First, because it fails with its own message when nobody is signed in.
  const accountId = await account.id()
  const deployedUrl = await account.deployedUrl()
  const { problems, notes } = await preflight(settings, account)
  const stack = siteStackName(settings)
  for (const note of notes) terminal.print(`Note: ${note}`)
  if (problems.length > 0) throw new Problem(`${problems.join('\n')}\nNothing was changed.`)
  const state = deployedUrl ? `which answers at ${deployedUrl}` : 'for the first time'
  const question = `Nothing is in the way. Deploy ${stack} to the account ${accountId} in ${settings.region}, ${state}?`
  if (options.yes) terminal.note(question.replace(/\?$/, '.'))
  if (!(await agreed(terminal, question, 'deploy', options))) return

  const approved = options.yes ? ['--require-approval', 'never'] : []
  const all = ['cdk', 'deploy', '--all', '--no-notices', ...approved, ...forCdk]
  const { status, error } = spawnSync('npx', all, { stdio: 'inherit' })
  if (error) throw new Problem(`npx cdk deploy could not be started: ${error.message}`)
  if (status !== 0) throw new Problem('npx cdk deploy failed: see above.')

  const subscriptions = await account
    .alarmSubscriptions(settings.alarmEmails)
    .catch((error: Error) => [`could not check who has confirmed the alarms (${error.message})`])
  for (const note of subscriptions) terminal.print(`Note: ${note}`)
  if (settings.stage !== siteConfig.stage || options.smoke === false) return
  if (deployedUrl) return await smoke(await connect({ deployed: true }), terminal)
  const confirmed = 'Press the links that verify addresses, confirm the alarms (docs/deploy.md#who-gets-the-alarms)'
  terminal.print(`${confirmed}, then: npm run smoke -- --deployed`)
}
