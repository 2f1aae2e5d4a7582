import { spawnSync } from 'node:child_process'
import { refuseUnfinishedContent } from '#content/lib/launch-list.ts'
import { siteStackName } from '#contract/operations.ts'
import { readSettings } from '../../../lib/config.ts'
import { siteConfig } from '../../../site.config.ts'
import { Problem } from '../../problem.ts'
import { agreed, type Consent, type Terminal } from '../../terminal.ts'
import { smoke } from '../smoke/smoke.ts'
import { awsAccount } from './aws-account.ts'
import { deployChangeSets } from './change-sets.ts'
import { preflight } from './preflight.ts'

interface DeployOptions extends Consent {
  context: Record<string, string>
  json?: boolean
  /** Each change is judged before it is made, and the site is looked at by another role: .github/workflows/deploy.yml */
  judged?: boolean
  mayDelete?: string
}

/** Says what is missing before it changes anything, asks, has the CDK deploy it, and looks at the site. */
export async function deploy(forCdk: readonly string[], options: DeployOptions, terminal: Terminal): Promise<void> {
  const { context, json, judged, mayDelete = '' } = options
  const settings = readSettings(siteConfig, (key) => context[key], process.env)
  refuseUnfinishedContent(settings.domain)

  const account = awsAccount(settings)
  const { accountId, problems, notes, deployedUrl } = await preflight(settings, account)
  const stack = siteStackName(settings)
  if (json) terminal.print(JSON.stringify({ accountId, stack, deployedUrl, problems, notes }, null, 2))
  else for (const note of notes) terminal.print(`Note: ${note}`)
  if (problems.length > 0) throw new Problem(`${problems.join('\n')}\nNothing was changed.`)
  const state = deployedUrl ? `which answers at ${deployedUrl}` : 'for the first time'
  const question = `Everything is in place. Deploy ${stack} to the account ${accountId} in ${settings.region}, ${state}?`
  if (options.dryRun || options.yes) terminal.note(question.replace(/\?$/, '.'))
  if (!(await agreed(terminal, question, 'deploy', options))) return

  // The app builds the site when there is none for this address, or one that is older than what it is made from.
  const cdkDeploy = (...args: readonly string[]) => {
    const pairs = Object.entries(context).flatMap(([key, value]) => ['-c', `${key}=${value}`])
    const all = ['cdk', 'deploy', '--no-notices', ...args, ...pairs, ...forCdk]
    const { status } = spawnSync('npx', all, { stdio: 'inherit', env: { ...process.env, ACCOUNT_CHECKED: 'yes' } })
    if (status !== 0) throw new Problem('npx cdk deploy failed: see above.')
  }
  if (judged) {
    const prepare = (name: string, changeSet: string) => cdkDeploy(...preparing(name, changeSet))
    await deployChangeSets(settings, { prepare, mayDelete: mayDelete.split(',') }, terminal)
    return
  }
  cdkDeploy('--all')

  if (settings.stage !== siteConfig.stage) return
  if (deployedUrl) await smoke(undefined, { deployed: true }, terminal)
  else terminal.print('Press the links in the mails from AWS, then: npm run smoke -- --deployed')
}

/** What `cdk deploy` is told to make the change set of a stack and to leave it at that. */
export function preparing(stack: string, changeSet: string): string[] {
  const method = ['--exclusively', '--require-approval', 'never', '--method=prepare-change-set']
  return [stack, ...method, '--change-set-name', changeSet]
}
