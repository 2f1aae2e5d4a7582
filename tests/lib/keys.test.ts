import { expect, test } from 'vitest'
import * as z from 'zod'
import { localTemplate, Template } from '../../scripts/local/plan/template.ts'
import { every, ourFunctions, synthesised, withoutDomain } from './synthesised.ts'

const { template, resources, stack } = synthesised()
const whole = template.toJSON()

/** Secrets of functions and the CDN after CloudFormation has resolved the references: `Origin2`. */
function deployedWith(...secretGenerations: number[]) {
  const { template } = synthesised({ ...withoutDomain, secretGenerations })
  const secret = (id: string) => /(Origin|Signing)\d/.exec(id)?.[0] ?? id
  const local = localTemplate(Template.parse(template.toJSON()), { siteUrl: '', s3Url: '', secret })
  const Variables = z.looseObject({ ORIGIN_KEYS: z.string().optional(), SIGNING_SECRETS: z.string().optional() })
  const Properties = z.object({ Environment: z.object({ Variables }).optional() })
  const functions = local
    .ofType('AWS::Lambda::Function', Properties)
    .filter(({ metadata }) => metadata.entry !== undefined)
    .map(({ metadata, properties }) => ({ entry: metadata.entry, ...properties.Environment?.Variables }))
  const distribution = JSON.stringify(local.ofType('AWS::CloudFront::Distribution', z.unknown()))
  return { functions, header: /\{"HeaderName":"x-origin-key","HeaderValue":"([^"]+)"\}/.exec(distribution)?.[1] }
}

test('a function behind the CDN knows the origin’s secret; what signs and checks nothing has no other [E8]', () => {
  const { functions } = deployedWith(1)
  const holding = (name: 'ORIGIN_KEYS' | 'SIGNING_SECRETS') =>
    functions.filter((made) => made[name]).map(({ entry }) => entry)
  expect(holding('ORIGIN_KEYS')).toEqual(
    expect.arrayContaining(['projects/read-projects', 'leads/send-lead-email', 'photos/create-uploads']),
  )
  expect(holding('SIGNING_SECRETS')).toContain('leads/send-lead-email')
  expect(holding('SIGNING_SECRETS')).not.toContain('projects/read-projects')
  expect(holding('SIGNING_SECRETS')).not.toContain('site/check-site')
})

test('in every step of a change the API knows the CDN, whichever of the two is updated first, and links stay good [E8]', () => {
  const steps = [deployedWith(1), deployedWith(1, 2), deployedWith(2, 1), deployedWith(2)]
  const of = (step: (typeof steps)[number] | undefined, name: 'ORIGIN_KEYS' | 'SIGNING_SECRETS') =>
    (step?.functions ?? []).flatMap((made) => (made[name] ? [{ entry: made.entry, held: made[name].split(',') }] : []))
  for (const [at, before] of steps.slice(0, -1).entries()) {
    const after = steps[at + 1]
    for (const cdn of [before, after]) {
      for (const api of [before, after]) {
        for (const { held } of of(api, 'ORIGIN_KEYS')) expect(held, `step ${at + 1}`).toContain(cdn?.header)
      }
    }
    // One function verifies what another signs, and either may be updated first.
    for (const signer of [...of(before, 'SIGNING_SECRETS'), ...of(after, 'SIGNING_SECRETS')]) {
      for (const checker of [...of(before, 'SIGNING_SECRETS'), ...of(after, 'SIGNING_SECRETS')]) {
        expect(checker.held, `step ${at + 1}`).toContain(signer.held[0])
      }
    }
  }
})

test('secrets are made by the stack, and a value is nowhere in the template: only references, in functions and CDN [E8]', () => {
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

test('the references stay below what one template may have [E8]', () => {
  const references = JSON.stringify(synthesised({ ...withoutDomain, secretGenerations: [2, 1] }).resources)
  // https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/dynamic-references.html
  expect(references.match(/\{\{resolve:/g)?.length).toBeLessThan(60)
})
