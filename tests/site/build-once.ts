import { siteOptions } from '../../lib/stage.ts'
import { buildSiteInChild } from '../../scripts/local/build-site-in-child.ts'
import { siteConfig } from '../../site.config.ts'

/** Vitest's global setup for tests of the built site: one build for all of them. */
export async function setup(): Promise<void> {
  // What the owner may change breaks no test.
  process.env.SITE_OPTIONS = JSON.stringify({ ...siteOptions(siteConfig), domain: '' })
  await buildSiteInChild()
}
