import { Stack } from 'aws-cdk-lib'
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag'
import { expect, test, vi } from 'vitest'
import { everyOption } from '../fixtures/blank-settings.ts'
import { constructed, withDomain, withoutDomain } from './synthesised.ts'

const both = [
  ['without a domain', withoutDomain],
  ['with every option', { ...withDomain, ...everyOption }],
] as const

test('CloudFormation takes the templates, with everything that is off by default', async () => {
  vi.stubEnv('CDK_VALIDATION', 'true')
  const { app } = await constructed({ ...withDomain, ...everyOption })
  // Throws with a report of the rules that are broken.
  app.synth({ force: true })
  vi.unstubAllEnvs()
})

test.each(both)('cdk-nag finds nothing that was not acknowledged, %s', async (_, settings) => {
  const { app } = await constructed(settings)
  const stacks = app.node.children.filter((child) => child instanceof Stack)
  for (const pack of [new AwsSolutionsChecks(app), new ServerlessChecks(app)]) {
    for (const scope of stacks) {
      const findings = pack
        .validateScope(scope)
        .violations.flatMap(({ ruleName, violatingResources }) =>
          violatingResources.map(({ constructPath }) => `${ruleName} at ${constructPath}`),
        )
        // CDK's own uploader, which runs only during a deployment: its code and permissions cannot be set here.
        .filter((finding) => !finding.includes('/Custom::CDKBucketDeployment'))
      expect(findings).toEqual([])
    }
  }
})
