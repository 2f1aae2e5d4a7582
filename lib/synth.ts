import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import type { Settings } from './config.ts'
import type { SiteBuild } from './site-build.ts'
import { addStacks, type SiteStack } from './site-stack.ts'

/**
 * The app without command line or bundling, for tests and the local server, which reads tables, buckets and edge code
 * from the template. Feature flags come from `cdk.json`, which otherwise only the command line reads.
 */
export function synthesise(settings: Settings, site: SiteBuild, outdir?: string): { app: App; stack: SiteStack } {
  const { context } = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'cdk.json'), 'utf8'))
  const app = new App({
    context: { ...context, 'aws:cdk:bundling-stacks': [] },
    ...(outdir && { outdir }),
    analyticsReporting: false,
  })
  const stack = addStacks(app, settings, site)
  return { app, stack }
}
