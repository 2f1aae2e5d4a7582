import { expect, test } from 'vitest'
import { routeKeyOf, routes } from '#shared/routes.ts'
import { distributionPlan, matchesPattern } from '../../../../scripts/local/plan/distribution-plan.ts'
import { stackPlan } from '../../../../scripts/local/plan/stack-plan.ts'
import { localTemplate, Template } from '../../../../scripts/local/plan/template.ts'
import { synthesised, withoutDomain } from '../../../lib/synthesised.ts'

const places = {
  siteUrl: 'http://localhost:3000',
  s3Url: 'http://127.0.0.1:9000',
}
const local = localTemplate(Template.parse(synthesised(withoutDomain).template.toJSON()), places)
const plan = stackPlan(local)
const cdn = distributionPlan(local)

test('every route of the contract leads to the function with its entry', () => {
  for (const route of Object.values(routes)) {
    expect(plan.functions.get(plan.routes.get(routeKeyOf(route)) ?? '')?.entry).toBe(route.entry)
  }
  expect(plan.functions.get(plan.routes.get('$default') ?? '')?.entry).toBe('projects/read-projects')
})

test('functions get names that exist: queues, tables and buckets, and the secret, which the CDN sends', () => {
  const send = plan.functions.get(plan.routes.get('POST /api/send-lead-email') ?? '')?.environment
  expect(plan.queues.map(({ name }) => name)).toContain(send?.ENQUIRIES_QUEUE)
  const [consumer] = plan.consumers
  const worker = plan.functions.get(consumer?.functionName ?? '')
  expect(worker?.entry).toBe('enquiries/deliver-enquiry')
  expect(plan.tables.map(({ TableName }) => TableName)).toContain(worker?.environment.ENQUIRIES_TABLE)
  expect(plan.buckets.map(({ name }) => name)).toContain(worker?.environment.PHOTO_BUCKET)
  expect(send?.SITE_URL).toBe(places.siteUrl)
  const api = cdn.behaviours.find(({ pathPattern }) => pathPattern === '/api/*')?.origin
  expect(api).toEqual({ kind: 'api', headers: { 'x-origin-key': send?.SITE_SECRET } })
})

test('the queue comes with its worker, two at once, and with its dead letters after five hundred receives', () => {
  expect(plan.queues).toEqual([
    { name: 'EnquiriesDeadLetters', visibilitySeconds: 30, deadLetters: undefined, maxReceives: Infinity },
    { name: 'EnquiriesQueue', visibilitySeconds: 180, deadLetters: 'EnquiriesDeadLetters', maxReceives: 500 },
  ])
  expect(plan.consumers).toMatchObject([{ queue: 'EnquiriesQueue', atOnce: 2 }])
})

test('tables come with their keys and indexes', () => {
  const tables = plan.tables.map(({ KeySchema, GlobalSecondaryIndexes = [] }) => [
    KeySchema[0]?.AttributeName,
    ...GlobalSecondaryIndexes.map(({ IndexName }) => IndexName),
  ])
  expect(tables).toContainEqual(['id', 'by-date', 'by-collection'])
})

test('the bucket of photos is readable by tag only', () => {
  const photos = cdn.behaviours.find(({ pathPattern }) => pathPattern === '/customer-photos/*')
  const bucket = photos?.origin.kind === 'bucket' ? photos.origin.bucket : undefined
  expect(plan.buckets.find(({ name }) => name === bucket)?.readableTags).toEqual({ state: 'attached' })
})

test('the policy lets pages upload to the local bucket, over plain HTTP', () => {
  const csp = cdn.behaviours.at(-1)?.headers['content-security-policy']
  expect(csp).toContain(`connect-src 'self' ${places.s3Url};`)
  expect(csp).not.toContain('upgrade-insecure-requests')
})

test('404 is the one error with a page, and an edge function sees every request for a page, an asset or a picture', () => {
  expect([...cdn.errorPages]).toEqual([[404, { path: '/404.html', status: 404 }]])
  expect(cdn.behaviours.filter(({ viewerRequest }) => viewerRequest).map(({ pathPattern }) => pathPattern)).toEqual([
    '/assets/*',
    '/media/*',
    '*',
  ])
})

test.each([
  ['/api/*', '/api/projects', true],
  ['/api/*', '/apiary', false],
  ['/assets/*.js', '/assets/a.js', true],
  ['/assets/*.js', '/assets/ajs', false],
  ['*', '/anything/at/all', true],
])('pattern %s and %s: %s', (pattern, path, expected) => {
  expect(matchesPattern(pattern, path)).toBe(expected)
})
