import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ListProjectsQuery, ProjectCategory } from '../../../lambdas/contract/project.ts'
import { apiRequestCode } from '../../../lib/edge-code.ts'
import { maxFunctionBytes } from '../../../lib/edge-function-code.ts'
import { edgeFunction } from '../../../scripts/local/cdn/edge-function.ts'

const decide = edgeFunction(apiRequestCode())

function ask(path: string, rawQuery = '', { method = 'GET', headers = {} } = {}) {
  return decide({ method, path, rawQuery, headers, address: '203.0.113.7' })
}

test('the question of a page goes through, its parameters in one order whatever order they came in [E10]', () => {
  const asked = ['view=cards', 'limit=6', 'featured=true', 'category=Kitchen+Installations']
  const spelled = ask('/api/projects', asked.join('&'))
  expect(spelled).toMatchObject({ kind: 'continue', path: '/api/projects' })
  for (const order of [asked.toReversed(), asked.toSorted()])
    expect(ask('/api/projects', order.join('&'))).toEqual(spelled)
})

test.each([
  'limit=1e3',
  'limit=01',
  'limit=+1',
  'limit=0x10',
  'limit=1.0',
  'limit=%201',
  'limit=%31',
  'limit=1&limit=1',
  'limit=1001',
  'limit=0',
  'limit=',
  'limit',
  'Limit=1',
  '%6Cimit=1',
  'featured=True',
  'featured=%74rue',
  'view=Cards',
  'category=renovations',
  'category=Kitchen%20Installations',
  'category=Kitchen%2BInstallations',
  'unknown=1',
  'next=',
  'next=a%3D',
  'next=a.b',
  'limit=1&x',
  'constructor=1',
  'limit=1&=',
])('%s is refused at the edge: it would be an entry of its own in the cache [E10]', (query) => {
  expect(ask('/api/projects', query)).toMatchObject({ kind: 'answer', status: 400 })
})

test('what is answered at the edge reads like any refusal of the API, and is kept nowhere [E2]', () => {
  expect(ask('/api/projects', 'limit=01')).toEqual({
    kind: 'answer',
    status: 400,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify({ error: { code: 'bad_request', message: 'There is nothing at this address.' } }),
  })
})

test.each([
  '/api/projects/',
  '/api/Projects',
  '/api/%70rojects',
  '/api/collections/%61',
  '/api//projects',
  '/api/collections/',
  '/api/nope',
])('%s is no other spelling of an address [E10]', (path) => {
  expect(ask(path)).toMatchObject({ kind: 'answer', status: 400 })
})

test('what goes through is what the API takes, spelled in one way only [E10]', () => {
  const value = fc.oneof(
    fc.constantFrom('true', 'cards', '6', '06', ' 6', '6.0', 'YWJj', ...ProjectCategory.options),
    fc.string(),
  )
  const encoded = fc.tuple(
    value,
    fc.constantFrom(encodeURIComponent, encodeURI, escape, (text: string) =>
      new URLSearchParams([['', text]]).toString().slice(1),
    ),
  )
  const parameter = fc.tuple(fc.constantFrom('featured', 'category', 'limit', 'view', 'next', 'other'), encoded)
  const spellings = new Map<string, string>()
  fc.assert(
    fc.property(fc.array(parameter, { maxLength: 6 }), (parameters) => {
      const query = parameters.map(([name, [text, encode]]) => `${name}=${encode(text)}`).join('&')
      const decision = ask('/api/projects', query)
      if (decision.kind === 'answer') return
      const meaning = Object.fromEntries(new URLSearchParams(decision.rawQuery))
      expect(ListProjectsQuery.safeParse(meaning).success, decision.rawQuery).toBe(true)
      const same = JSON.stringify(Object.entries(meaning).sort())
      expect(spellings.get(same) ?? decision.rawQuery).toBe(decision.rawQuery)
      spellings.set(same, decision.rawQuery)
    }),
    { numRuns: 2000 },
  )
  expect(spellings.size).toBeGreaterThan(10)
})

test('a visitor’s address is the one that the edge saw, whatever they say [L16]', () => {
  const headers = { 'x-viewer-address': '192.0.2.1', 'x-forwarded-for': '192.0.2.1' }
  expect(ask('/api/send-lead-email', '', { method: 'POST', headers })).toMatchObject({
    kind: 'continue',
    headers: { 'x-viewer-address': '203.0.113.7' },
  })
})

test('fits the limit of the edge', () => {
  expect(Buffer.byteLength(apiRequestCode())).toBeLessThan(maxFunctionBytes)
})
