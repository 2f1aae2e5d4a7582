import { expect, test } from 'vitest'
import { distributionSpec } from '../../../../scripts/local/template/distribution-spec.ts'
import { localSettings } from '../../../../scripts/local/template/local-settings.ts'
import { stackSpec } from '../../../../scripts/local/template/stack-spec.ts'
import { localTemplate, Template } from '../../../../scripts/local/template/template.ts'
import { blankSettings } from '../../../fixtures/blank-settings.ts'
import { synthesised, withDomain } from '../../../lib/synthesised.ts'

test('the local stack can be made whatever the owner has filled in', async () => {
  const settings = localSettings({ ...blankSettings, ...withDomain })
  const places = { siteUrl: 'http://localhost:3000', s3Url: 'http://127.0.0.1:9000' }
  const { stack } = await synthesised(settings)
  const template = localTemplate(Template.parse(stack.template), places)
  expect(stackSpec(template).routes.size).toBeGreaterThan(0)
  expect(distributionSpec(template).behaviours.length).toBeGreaterThan(0)
})
