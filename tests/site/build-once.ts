import { buildSiteInChild } from '../../scripts/local/build-site-in-child.ts'

/** Vitest's global setup for tests of the built site: one build for all of them. */
export async function setup(): Promise<void> {
  await buildSiteInChild()
}
