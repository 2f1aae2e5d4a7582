import { expect, test } from 'vitest'
import { distributionOf, every, ourFunctions, type Resource, synthesised } from './synthesised.ts'

const { stack, resources } = await synthesised()

test('the CDN sends the secret that the functions know', () => {
  const origins: { OriginCustomHeaders?: { HeaderName: string; HeaderValue: object }[] }[] =
    distributionOf(resources).Origins
  const [sent, ...others] = origins.flatMap(({ OriginCustomHeaders = [] }) => OriginCustomHeaders)
  expect(others).toEqual([])
  expect(sent?.HeaderName).toBe('x-origin-key')
  expect(JSON.stringify(sent?.HeaderValue)).toContain('{{resolve:secretsmanager:')
  for (const [id, { Properties }] of ourFunctions(resources))
    expect(Properties.Environment.Variables.SITE_SECRET, id).toEqual(sent?.HeaderValue)
})

test('the secret is made by the stack, and its value is nowhere in the template: only references, in functions and CDN', () => {
  const [[, { Properties }], ...others] = every(resources, 'AWS::SecretsManager::Secret') as [[string, Resource]]
  expect(others).toEqual([])
  expect(Properties).toMatchObject({ GenerateSecretString: { PasswordLength: 48, ExcludePunctuation: true } })
  expect(Properties.SecretString).toBeUndefined()
  const holders = Object.entries(resources).filter(([, resource]) => JSON.stringify(resource).includes('{{resolve:'))
  const allowed = [...ourFunctions(resources), ...every(resources, 'AWS::CloudFront::Distribution')]
  expect(allowed.map(([id]) => id)).toEqual(expect.arrayContaining(holders.map(([id]) => id)))
  const { Resources: _, ...rest } = stack.template
  expect(JSON.stringify(rest)).not.toContain('{{resolve:')
  expect(stack.tags).toEqual({})
})
