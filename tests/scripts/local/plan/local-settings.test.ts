import { expect, test } from 'vitest'
import { distributionPlan } from '../../../../scripts/local/plan/distribution-plan.ts'
import { localSettings } from '../../../../scripts/local/plan/local-settings.ts'
import { stackPlan } from '../../../../scripts/local/plan/stack-plan.ts'
import { localTemplate, Template } from '../../../../scripts/local/plan/template.ts'
import { blankSettings } from '../../../fixtures/blank-settings.ts'
import { synthesised, withDomain } from '../../../lib/synthesised.ts'

test('the local stack can be made whatever the owner has filled in', async () => {
  const settings = localSettings({ ...blankSettings, ...withDomain })
  const places = { siteUrl: 'http://localhost:3000', s3Url: 'http://127.0.0.1:9000' }
  const { stack } = await synthesised(settings)
  const template = localTemplate(Template.parse(stack.template), places)
  expect(stackPlan(template).routes.size).toBeGreaterThan(0)
  expect(distributionPlan(template).behaviours.length).toBeGreaterThan(0)
})
