import { Annotations, type Stack } from 'aws-cdk-lib'
import type { Settings } from './config.ts'
import { otherBuild, type SiteBuild } from './site-build.ts'

/**
 * Adds what keeps the built site from being published as errors, which stop `deploy`, `synth` and `diff`, and neither
 * `destroy` nor `bootstrap`. An operator goes on with `--ignore-errors`.
 */
export function annotateSite(stack: Stack, settings: Settings, site: SiteBuild): void {
  const { domain } = settings
  const other = otherBuild(site, settings)
  if (other) {
    Annotations.of(stack).addError(
      `The build in dist is of another site: ${other}. Leave --build '' out, or build again.`,
    )
  }
  if (!domain || site.unconfirmed.length === 0) return
  const list = [
    `The site cannot go live on ${domain} yet. In each of these files write the day behind "confirmed", once it is so:`,
    ...site.unconfirmed,
    'To go on without, add --ignore-errors: the site then stays a sample, and search engines are asked not to list it.',
  ]
  Annotations.of(stack).addError(list.join('\n'))
}
