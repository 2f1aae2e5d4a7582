import { App } from 'aws-cdk-lib'
import { annotateSite } from '../lib/annotate-site.ts'
import { codeProblem } from '../lib/code-problem.ts'
import { readSettings, refuseContext } from '../lib/config.ts'
import { readSiteBuild } from '../lib/site-build.ts'
import { addStacks } from '../lib/site-stack.ts'

// The CDK has built the site before: cdk.json. Nothing is read of it but what is in dist.
try {
  // By itself it would synthesise at exit too, and after an error replace the last synthesis by an empty one.
  const app = new App({ autoSynth: false })
  refuseContext(app.node.getAllContext())
  // Imported late, because a mistake in it is a sentence too.
  const { siteConfig } = await import('../site.config.ts')
  const settings = readSettings(siteConfig, process.env)
  const site = readSiteBuild()
  annotateSite(addStacks(app, settings, site), settings, site)
  app.synth()
} catch (error) {
  console.error(error instanceof Error ? (codeProblem(error) ?? error.message) : error)
  process.exitCode = 1
}
