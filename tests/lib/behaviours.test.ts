import { expect, test } from 'vitest'
import { ListProjectsQuery } from '#shared/project.ts'
import { routes } from '#shared/routes.ts'
import { every, synthesised } from './synthesised.ts'

const { resources } = synthesised()
const [[, policy] = []] = every(resources, 'AWS::CloudFront::CachePolicy')
const config = policy?.Properties.CachePolicyConfig
const { MinTTL, MaxTTL, DefaultTTL, ParametersInCacheKeyAndForwardedToOrigin: inKey } = config

interface Request {
  path: string
  query: string
  headers: Record<string, string>
}

/**
 * A CloudFront cache as documented: the policy defines the cache key, a response is cached for the origin's max-age
 * within the policy's bounds, and requests for one key are collapsed into the first.
 */
function edgeCache(origin: (request: Request) => { maxAge: number | undefined }) {
  const kept = new Map<string, number>()
  return (request: Request, now: number): 'hit' | 'miss' => {
    const { QueryStringBehavior, QueryStrings } = inKey.QueryStringsConfig
    const given = [...new URLSearchParams(request.query)]
    const isInKey = ([name]: [string, string]) => QueryStringBehavior === 'all' || QueryStrings.includes(name)
    const query = JSON.stringify(given.filter(isInKey))
    const headers = inKey.HeadersConfig.HeaderBehavior === 'none' ? '' : JSON.stringify(request.headers)
    const key = `${request.path}?${query}${headers}`
    if ((kept.get(key) ?? Number.NEGATIVE_INFINITY) > now) return 'hit'
    const seconds = Math.min(Math.max(origin(request).maxAge ?? DefaultTTL, MinTTL), MaxTTL)
    kept.set(key, now + seconds)
    return 'miss'
  }
}

test('a storm of 1,000 visitors costs a handful of reads', () => {
  let reads = 0
  const ask = edgeCache(() => {
    reads++
    return { maxAge: routes.listProjects.cache.maxAge }
  })
  // Queries of the home, about, services and portfolio pages.
  const questions = ['view=cards&featured=true&limit=6', 'view=cards', 'view=cards&category=Renovations']
  for (let visitor = 0; visitor < 1000; visitor++) {
    for (const query of questions) {
      ListProjectsQuery.parse(Object.fromEntries(new URLSearchParams(query)))
      const headers = { 'user-agent': `browser ${visitor}`, cookie: `a=${visitor}`, 'accept-language': `x-${visitor}` }
      ask({ path: routes.listProjects.path, query, headers }, visitor / 50)
    }
  }
  expect(reads).toBe(questions.length)
})

test('an answer is shared only by identical questions', () => {
  const ask = edgeCache(() => ({ maxAge: 60 }))
  const request = (query: string) => ({ path: '/api/projects', query, headers: {} })
  expect(ask(request('limit=1'), 0)).toBe('miss')
  expect(ask(request('limit=2'), 0)).toBe('miss')
  expect(ask(request('limit=1'), 59)).toBe('hit')
  expect(ask(request('limit=1'), 60)).toBe('miss')
  expect(ask(request('limit=1&utm_source=mail'), 61), 'what a link gathers on its way').toBe('hit')
})

test('an answer without Cache-Control is not kept', () => {
  const ask = edgeCache(() => ({ maxAge: undefined }))
  const request = { path: '/api/form-token', query: '', headers: {} }
  expect([ask(request, 0), ask(request, 0)]).toEqual(['miss', 'miss'])
})
