import { App } from 'aws-cdk-lib'
import { business } from '#content/business.ts'
import { reviewsAreSamples } from '#content/reviews.ts'
import { readSettings, refuseSamplesOnDomain } from '../lib/config.ts'
import { readSiteBuild, refuseOtherOrigin } from '../lib/site-build.ts'
import { addStacks } from '../lib/site-stack.ts'
import { siteConfig } from '../site.config.ts'

try {
  const app = new App()
  const settings = readSettings(siteConfig, (key) => app.node.tryGetContext(key), process.env)
  refuseSamplesOnDomain(settings, { business: business.sample, reviews: reviewsAreSamples })
  const site = readSiteBuild()
  refuseOtherOrigin(site, settings.domain)
  addStacks(app, settings, site)
  app.synth()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
