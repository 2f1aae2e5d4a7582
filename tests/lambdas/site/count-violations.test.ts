import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Handler } from '../../../lambdas/runtime/respond.ts'
import { call } from '../../fixtures/call.ts'
import { catchLog } from '../../fixtures/catch-log.ts'
import { setLambdaEnvironment } from '../../fixtures/lambda-environment.ts'

let handler: Handler
let lines: string[]

beforeAll(async () => {
  setLambdaEnvironment()
  ;({ handler } = await import('../../../lambdas/site/count-violations.lambda.ts'))
})
beforeEach(() => {
  lines = catchLog()
})
afterEach(() => {
  vi.restoreAllMocks()
})

const page = 'https://example.com/portfolio?search=priya'

function older(directive: string, more: Record<string, unknown> = {}) {
  const report = { 'document-uri': page, 'effective-directive': directive, 'blocked-uri': 'inline', ...more }
  return { body: JSON.stringify({ 'csp-report': report }), headers: { 'content-type': 'application/csp-report' } }
}

function listed(...bodies: Record<string, unknown>[]) {
  const reports = bodies.map((body) => ({
    type: 'csp-violation',
    age: 5,
    url: page,
    user_agent: 'A browser',
    body: { documentURL: page, blockedURL: 'trusted-types-sink', disposition: 'enforce', ...body },
  }))
  return { body: JSON.stringify(reports), headers: { 'content-type': 'application/reports+json; charset=utf-8' } }
}

/** Each kind that was counted, with its number, and each directive that was logged. */
function counted() {
  const entries = lines.map((line): Record<string, unknown> => JSON.parse(line))
  return {
    metrics: Object.fromEntries(
      entries.flatMap(({ PolicyViolation, kind }) => (PolicyViolation ? [[kind, PolicyViolation]] : [])),
    ),
    logged: Object.fromEntries(
      entries.flatMap(({ message, outcome, count }) => (message === 'policy violation' ? [[outcome, count]] : [])),
    ),
  }
}

test('a report that comes alone counts by its directive, also as older browsers write it', async () => {
  expect(await call(handler, older('require-trusted-types-for'))).toMatchObject({ status: 204, body: '' })
  expect(counted()).toEqual({ metrics: { script: 1 }, logged: { 'require-trusted-types-for': 1 } })
  lines.length = 0
  const words = { 'effective-directive': undefined, 'violated-directive': "style-src 'self'" }
  expect((await call(handler, older('', words))).status).toBe(204)
  expect(counted()).toEqual({ metrics: { style: 1 }, logged: { 'style-src': 1 } })
})

test('a list of reports counts once for each directive', async () => {
  const directives = ['script-src-elem', 'connect-src', 'script-src-elem', 'trusted-types', 'img-src']
  const list = listed(...directives.map((effectiveDirective) => ({ effectiveDirective })))
  expect((await call(handler, list)).status).toBe(204)
  expect(counted().logged).toEqual({ 'script-src-elem': 2, other: 2, 'trusted-types': 1 })
  expect(Object.keys(counted().metrics).sort()).toEqual(['other', 'script'])
})

test('one of many kinds of report in a list, and one that is none, are passed over', async () => {
  const body = JSON.stringify([{ type: 'deprecation', body: {} }, null, 'x', { type: 'csp-violation', body: 7 }])
  expect((await call(handler, { ...listed(), body })).status).toBe(204)
  expect(counted()).toEqual({ metrics: {}, logged: {} })
})

test('what a browser’s own extensions do is not counted', async () => {
  for (const origin of ['chrome-extension', 'moz-extension://1b4/inject.js', 'safari-web-extension://a/b.js']) {
    await call(handler, older('script-src-elem', { 'blocked-uri': origin }))
    await call(handler, listed({ effectiveDirective: 'script-src-elem', sourceFile: origin }))
  }
  expect(counted()).toEqual({ metrics: {}, logged: {} })
})

test('one request counts for a hundred at most', async () => {
  await call(handler, listed(...Array.from({ length: 150 }, () => ({ effectiveDirective: 'script-src' }))))
  expect(counted().metrics).toEqual({ script: 100 })
})

test('no address, no sample and no invented directive reaches the log [L13]', async () => {
  const sample = { sample: 'Element innerHTML|Priya Sharma', 'script-sample': 'Priya Sharma', sourceFile: page }
  await call(handler, older('priya-src', sample))
  await call(handler, listed({ effectiveDirective: 'priya-src', ...sample }))
  expect(counted().logged).toEqual({ other: 1 })
  expect(lines.join('\n')).not.toMatch(/priya|example\.com|A browser/i)
})

test.each([
  ['nothing', {}],
  ['no JSON', { ...older(''), body: '{' }],
  ['JSON of another kind', { ...older(''), body: '{"csp-report":null}' }],
  ['another media type', { ...older('script-src'), headers: { 'content-type': 'text/plain' } }],
  ['more than it takes', older('script-src', { padding: 'x'.repeat(300_000) })],
  ['a call past the CDN', { ...older('script-src'), headers: { 'x-origin-key': 'guessed' } }],
])('%s is answered like a report, and not counted', async (_, request) => {
  expect(await call(handler, request)).toMatchObject({ status: 204, body: '' })
  expect(counted()).toEqual({ metrics: {}, logged: {} })
})
