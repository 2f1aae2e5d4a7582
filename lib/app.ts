import { App } from 'aws-cdk-lib'
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
  addStacks(app, settings, currentSiteBuild(settings))
  app.synth()
}
