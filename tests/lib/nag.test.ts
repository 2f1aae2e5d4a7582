import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Stack } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { expect, test, vi } from 'vitest'
import { everyOption } from '../fixtures/blank-settings.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'
import { constructed, withDomain, withoutDomain } from './synthesised.ts'

const both = [
  ['without a domain', withoutDomain],
  ['with every option', { ...withDomain, ...everyOption }],
] as const

test.each(both)('CloudFormation takes the templates, %s', async (_, settings) => {
  vi.stubEnv('CDK_VALIDATION', 'true')
  const folder = temporaryFolder()
  const { app } = await constructed(settings, 'live', folder)
  // Throws with a report of the errors. A value that no enumeration has is a warning.
  app.synth({ force: true })
  vi.unstubAllEnvs()
  const { pluginReports } = JSON.parse(readFileSync(join(folder, 'validation-report.json'), 'utf8'))
  expect(pluginReports.flatMap(({ violations }: { violations: unknown[] }) => violations)).toEqual([])
})

test.each(both)('cdk-nag finds nothing that was not acknowledged, %s', async (_, settings) => {
  const { app } = await constructed(settings)
  const stacks = app.node.children.filter((child) => child instanceof Stack)
  for (const scope of stacks) {
    const findings = new AwsSolutionsChecks(app)
      .validateScope(scope)
      .violations.flatMap(({ ruleName, violatingResources }) =>
        violatingResources.map(({ constructPath }) => `${ruleName} at ${constructPath}`),
      )
      // CDK's own uploader, which runs only during a deployment: its code and permissions cannot be set here.
      .filter((finding) => !finding.includes('/Custom::CDKBucketDeployment'))
    expect(findings).toEqual([])
  }
})
