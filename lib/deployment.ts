import type { Deployment } from '#contract/operations.ts'

type Variables = Record<string, string | undefined>

/**
 * Which deployment a command is about: that of `site.config.ts`, or by the variable STAGE a copy beside it, which REGION may
 * put elsewhere. An empty variable counts as unset.
 * @throws Error when REGION moves the site itself, which the file alone does.
 */
export function deploymentOf(file: Deployment, env: Variables): Deployment {
  const stage = env.STAGE || file.stage
  if (stage === file.stage) refuseOthers({ region: file.region }, env)
  return { stage, region: env.REGION || file.region }
}

/** @throws Error with a line for each variable named like a setting that says something else than `site.config.ts`. */
export function refuseOthers(file: Record<string, unknown>, env: Variables): void {
  const others = Object.entries(file).flatMap(([key, value]) => {
    const name = key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
    const given = env[name]
    if (!given || given === String(value)) return []
    return [`  ${name} is "${given}", and ${key} is "${value}" in site.config.ts.`]
  })
  if (others.length === 0) return
  throw new Error(
    `The environment says something else than site.config.ts, which is the source.\n${others.join('\n')}\n` +
      'Change the file, or unset the variable (on GitHub: Settings, Variables).',
  )
}
