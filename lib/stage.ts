import type { SiteOptions } from '#content/lib/site-options.ts'
import type { Deployment } from './stack-names.ts'

type Variables = Record<string, string | undefined>

/** False for a temporary copy of the site. */
export function isLive({ stage }: Pick<Deployment, 'stage'>): boolean {
  return stage === 'live'
}

/**
 * The deployment that a command acts on: that of `site.config.ts`, or with STAGE a copy beside it, for which REGION may
 * choose another region. An empty variable counts as unset.
 * @throws Error when REGION would move the live site, whose region only the file may set.
 */
export function deploymentOf(file: Deployment, env: Variables): Deployment {
  const stage = env.STAGE || file.stage
  const region = env.REGION || file.region
  if (stage === file.stage && region !== file.region)
    throw new Error(
      `REGION is "${region}", and region is "${file.region}" in site.config.ts, which alone may move the site. Unset it, or name a copy by STAGE.`,
    )
  return { stage, region }
}

/** What the pages of a deployment are built with. A copy has no domain. */
export function siteOptions(file: Deployment & SiteOptions, env: Variables = {}): SiteOptions {
  const { stage, region } = deploymentOf(file, env)
  const { domain, customerReceipt } = file
  return { region, domain: isLive({ stage }) ? domain : '', customerReceipt }
}
