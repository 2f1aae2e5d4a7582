/** Writes every variant's template into cdk.out, where cfn-lint reads it: .github/workflows/site.yml. Needs a build. */
import { readSettings } from '../lib/config.ts'
import { readSiteBuild } from '../lib/site-build.ts'
import { synthesise } from '../lib/synth.ts'
import { blankSettings, everyOption } from './fixtures/blank-settings.ts'
import { withDomain, withoutDomain } from './lib/synthesised.ts'

const variants: Record<string, [settings: object, env?: Record<string, string>]> = {
  plain: [withoutDomain],
  options: [{ ...withoutDomain, ...everyOption }],
  copy: [withoutDomain, { STAGE: 'preview' }],
  domain: [{ ...withDomain, waf: false }],
}

for (const [name, [settings, env]] of Object.entries(variants))
  synthesise(readSettings({ ...blankSettings, ...settings }, env), readSiteBuild(), `cdk.out/${name}`).app.synth()
