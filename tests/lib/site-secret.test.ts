import { expect, test } from 'vitest'
import * as z from 'zod'
import { localTemplate, Template } from '../../scripts/local/plan/template.ts'
import { every, ourFunctions, type Resource, synthesised } from './synthesised.ts'

const { template, resources, stack } = synthesised()
const whole = template.toJSON()

/** The references that functions and CDN have: `{{resolve:secretsmanager:SiteSecret...}}`. */
function deployed() {
  const local = localTemplate(Template.parse(whole), { siteUrl: '', s3Url: '' })
  const Variables = z.looseObject({ SITE_SECRET: z.string().optional() })
  const Properties = z.object({ Environment: z.object({ Variables }).optional() })
  const functions = local
    .ofType('AWS::Lambda::Function', Properties)
    .filter(({ metadata }) => metadata.entry !== undefined)
    .map(({ properties }) => properties.Environment?.Variables.SITE_SECRET)
  const distribution = JSON.stringify(local.ofType('AWS::CloudFront::Distribution', z.unknown()))
  return { functions, header: /\{"HeaderName":"x-origin-key","HeaderValue":"([^"]+)"\}/.exec(distribution)?.[1] }
}

test('the CDN sends the secret that the functions know', () => {
  const { functions, header } = deployed()
  expect(header).toMatch(/^\{\{resolve:secretsmanager:SiteSecret\w+:SecretString:::\}\}$/)
  expect([...new Set(functions)]).toEqual([header])
})

test('the secret is made by the stack, and its value is nowhere in the template: only references, in functions and CDN', () => {
  const [[, { Properties }], ...others] = every(resources, 'AWS::SecretsManager::Secret') as [[string, Resource]]
  expect(others).toEqual([])
  expect(Properties).toMatchObject({ GenerateSecretString: { PasswordLength: 48, ExcludePunctuation: true } })
  expect(Properties.SecretString).toBeUndefined()
  const holders = Object.entries(resources).filter(([, resource]) => JSON.stringify(resource).includes('{{resolve:'))
  const allowed = [...ourFunctions(resources), ...every(resources, 'AWS::CloudFront::Distribution')]
  expect(allowed.map(([id]) => id)).toEqual(expect.arrayContaining(holders.map(([id]) => id)))
  const { Resources: _, ...rest } = whole
  expect(JSON.stringify(rest)).not.toContain('{{resolve:')
  expect(stack.tags.renderTags() ?? []).toEqual([])
})
