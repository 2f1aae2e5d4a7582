import { spawnSync } from 'node:child_process'
import { Annotations, App } from 'aws-cdk-lib'
import { refuseUnconfirmed } from '#content/lib/launch-gate.ts'
import { siteConfig } from '../site.config.ts'
import { readSettings } from './config.ts'
import { currentSiteBuild } from './site-build.ts'
import { addStacks } from './site-stack.ts'

/** The CDK app: the stacks for the settings of `site.config.ts`, the environment and the command line. */
export function synthesiseApp(): void {
  const app = new App()
  const settings = readSettings(siteConfig, (key) => app.node.tryGetContext(key), process.env)
  refuseUnconfirmed(settings.domain)
  const stack = addStacks(app, settings, currentSiteBuild(settings))
  // The CDK prints it after synthesis, before it asks. One, because it adds three lines of its own to each.
  const findings = accountFindings()
  if (findings) Annotations.of(stack).addWarningV2('account', findings)
  app.synth()
}

/**
 * What the account lacks for a deployment, a line each. Only a warning, because `cdk diff` and `cdk destroy` run the app too; `npm run deploy` stops for
 * them. A process of its own: the app is synchronous, and ends without waiting for checks that nobody answers.
 */
function accountFindings(): string {
  const check = ['scripts/operate/deploy/check-account.ts']
  const { stdout } = spawnSync(process.execPath, check, { stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' })
  return stdout.trim()
}
