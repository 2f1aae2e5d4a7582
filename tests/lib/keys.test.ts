import { expect, test } from 'vitest'
import * as z from 'zod'
import { firstKeysVersion } from '#contract/operations.ts'
import { localTemplate, Template } from '../../scripts/local/plan/template.ts'
import { every, ourFunctions, synthesised } from './synthesised.ts'

const { template, resources, stack } = synthesised()
const whole = template.toJSON()

/** What a function or the CDN is given, once CloudFormation has replaced the references. */
function deployedWith(inUse: string, accepted: string) {
  const local = localTemplate(Template.parse(whole), {
    siteUrl: '',
    s3Url: '',
    parameters: { KeysInUse: inUse, KeysAccepted: accepted },
    secret: (_, field, version) => `${version} ${field}`,
  })
  const Properties = z.record(z.string(), z.unknown())
  const functions = local
    .ofType('AWS::Lambda::Function', Properties)
    .filter(({ metadata }) => metadata.entry !== undefined)
  return {
    keys: new Map(functions.map(({ metadata, properties }) => [metadata.entry, keysOf(properties)])),
    header: /\{"HeaderName":"x-origin-key","HeaderValue":"([^"]+)"\}/.exec(
      JSON.stringify(local.ofType('AWS::CloudFront::Distribution', Properties)),
    )?.[1],
  }
}

function keysOf(properties: Record<string, unknown>): Record<string, string> {
  const { Variables } = properties.Environment as { Variables: Record<string, string> } // as every function of ours has it
  return Object.fromEntries(Object.entries(Variables).filter(([name]) => name.endsWith('_KEYS')))
}

test('each function is given the keys that it uses, and no other [E8]', () => {
  const { keys } = deployedWith('new', 'old')
  const origin = { ORIGIN_KEYS: 'new origin,old origin' }
  const formToken = { FORM_TOKEN_KEYS: 'new formToken,old formToken' }
  const canary = { CANARY_KEYS: 'new canary,old canary' }
  const ownerLinks = { OWNER_LINKS_KEYS: 'new ownerLinks,old ownerLinks' }
  expect(Object.fromEntries(keys)).toEqual({
    'projects/read-projects': origin,
    'photos/create-uploads': { ...origin, ...formToken },
    'leads/send-lead-email': { ...origin, ...formToken, ...canary, ...ownerLinks },
    'owner/enquiry': { ...origin, ...ownerLinks },
    'leads/redeliver-leads': { ...formToken, ...ownerLinks },
    'leads/send-canary': canary,
    'leads/record-mail-events': formToken,
    'owner/remind': ownerLinks,
    'site/check-site': {},
  })
})

test('in every step of a rotation the API knows the CDN, whichever of the two is updated first [E8]', () => {
  const steps = [deployedWith('old', 'older'), deployedWith('old', 'new'), deployedWith('new', 'old')]
  for (const [at, before] of steps.slice(0, -1).entries()) {
    const after = steps[at + 1]
    for (const cdn of [before, after]) {
      for (const api of [before, after]) {
        const accepted = api?.keys.get('leads/send-lead-email')?.ORIGIN_KEYS?.split(',')
        expect(accepted, `step ${at + 1}`).toContain(cdn?.header)
      }
    }
  }
})

test('a key is a reference in the settings of functions and CDN, and nowhere else [E8]', () => {
  const holders = Object.entries(resources).filter(([, resource]) => JSON.stringify(resource).includes('{{resolve:'))
  const users = ourFunctions(resources).filter(([, { Properties }]) => 'Variables' in (Properties.Environment ?? {}))
  const withKeys = users.filter(([, { Properties }]) => JSON.stringify(Properties.Environment).includes('_KEYS'))
  const cdn = every(resources, 'AWS::CloudFront::Distribution')
  expect(holders.map(([id]) => id).sort()).toEqual([...withKeys, ...cdn].map(([id]) => id).sort())
  const { Resources: _, ...rest } = whole
  expect(JSON.stringify(rest)).not.toContain('{{resolve:')
  expect(stack.tags.renderTags() ?? []).toEqual([])
})

test('the references name a version, and stay below what one template may have [E8]', () => {
  const references = JSON.stringify(resources).match(/\{\{resolve:/g) ?? []
  // https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/dynamic-references.html
  expect(references.length).toBeLessThan(60)
  expect(whole.Parameters).toMatchObject({
    KeysInUse: { Default: firstKeysVersion },
    KeysAccepted: { Default: firstKeysVersion },
  })
})
