import { buildSiteInChild } from '../../scripts/local/build-site-in-child.ts'

/** Vitest's global set-up of the tests that read the built site: one build for all of them. */
export async function setup(): Promise<void> {
  await buildSiteInChild()
}
