import { expect, test } from 'vitest'
import * as z from 'zod'
import { localTemplate, Template } from '../../scripts/local/plan/template.ts'
import { every, ourFunctions, synthesised } from './synthesised.ts'

const { template, resources, stack } = synthesised()
const whole = template.toJSON()

/** The references to secrets that functions and the CDN have: `{{resolve:secretsmanager:KeysOrigin...}}`. */
function deployed() {
  const local = localTemplate(Template.parse(whole), { siteUrl: '', s3Url: '' })
  const Variables = z.looseObject({ ORIGIN_KEY: z.string().optional(), SIGNING_SECRET: z.string().optional() })
  const Properties = z.object({ Environment: z.object({ Variables }).optional() })
  const functions = local
    .ofType('AWS::Lambda::Function', Properties)
    .filter(({ metadata }) => metadata.entry !== undefined)
    .map(({ metadata, properties }) => ({ entry: metadata.entry, ...properties.Environment?.Variables }))
  const distribution = JSON.stringify(local.ofType('AWS::CloudFront::Distribution', z.unknown()))
  return { functions, header: /\{"HeaderName":"x-origin-key","HeaderValue":"([^"]+)"\}/.exec(distribution)?.[1] }
}

test('a function behind the CDN knows the origin’s secret; what signs and checks nothing has no other', () => {
  const { functions } = deployed()
  const holding = (name: 'ORIGIN_KEY' | 'SIGNING_SECRET') =>
    functions.filter((made) => made[name]).map(({ entry }) => entry)
  expect(holding('ORIGIN_KEY')).toEqual(
    expect.arrayContaining(['projects/read-projects', 'leads/send-lead-email', 'photos/create-uploads']),
  )
  expect(holding('SIGNING_SECRET')).toContain('leads/send-lead-email')
  expect(holding('SIGNING_SECRET')).not.toContain('projects/read-projects')
  expect(holding('ORIGIN_KEY')).not.toContain('site/check-site')
})

test('the CDN sends the key that the API knows', () => {
  const { functions, header } = deployed()
  expect(header).toMatch(/^\{\{resolve:secretsmanager:KeysOrigin\w+:SecretString:::\}\}$/)
  for (const { entry, ORIGIN_KEY } of functions) expect([header, undefined], String(entry)).toContain(ORIGIN_KEY)
})

test('secrets are made by the stack, and a value is nowhere in the template: only references, in functions and CDN', () => {
  for (const [id, { Properties }] of every(resources, 'AWS::SecretsManager::Secret')) {
    expect(Properties, id).toMatchObject({ GenerateSecretString: { PasswordLength: 48, ExcludePunctuation: true } })
    expect(Properties.SecretString, id).toBeUndefined()
  }
  const holders = Object.entries(resources).filter(([, resource]) => JSON.stringify(resource).includes('{{resolve:'))
  const allowed = [...ourFunctions(resources), ...every(resources, 'AWS::CloudFront::Distribution')]
  expect(allowed.map(([id]) => id)).toEqual(expect.arrayContaining(holders.map(([id]) => id)))
  const { Resources: _, ...rest } = whole
  expect(JSON.stringify(rest)).not.toContain('{{resolve:')
  expect(stack.tags.renderTags() ?? []).toEqual([])
})

test('the references stay below what one template may have', () => {
  const references = JSON.stringify(resources)
  // https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/dynamic-references.html
  expect(references.match(/\{\{resolve:/g)?.length).toBeLessThan(60)
})
