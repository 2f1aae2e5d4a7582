import type { SiteOptions } from '#content/lib/site-options.ts'
import type { Deployment } from '#shared/stack-names.ts'

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
  if (stage === file.stage) refuseOthers({ region: file.region }, env)
  return { stage, region: env.REGION || file.region }
}

/** What the pages of a deployment are built with. A copy has no domain. */
export function siteOptions(file: Deployment & SiteOptions, env: Variables = {}): SiteOptions {
  const { stage, region } = deploymentOf(file, env)
  const { domain, customerReceipt } = file
  return { region, domain: isLive({ stage }) ? domain : '', customerReceipt }
}

/** @throws Error with a line for each environment variable named like a setting that contradicts `site.config.ts`. */
export function refuseOthers(file: Record<string, unknown>, env: Variables): void {
  const others = Object.entries(file).flatMap(([key, value]) => {
    const name = key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
    const variable = env[name]
    if (!variable || variable === String(value)) return []
    return [`  ${name} is "${variable}", and ${key} is "${value}" in site.config.ts.`]
  })
  if (others.length === 0) return
  throw new Error(
    `The environment says something else than site.config.ts, which is the source.\n${others.join('\n')}\n` +
      'Change the file, or unset the variable (on GitHub: Settings, Variables).',
  )
}
