import { expect, test } from 'vitest'
import { ListProjectsQuery } from '#shared/project.ts'
import { routes } from '#shared/routes.ts'
import { propertiesOf, synthesised } from './synthesised.ts'

const [{ CachePolicyConfig: config }] = propertiesOf((await synthesised()).resources, 'AWS::CloudFront::CachePolicy')
const key = config.ParametersInCacheKeyAndForwardedToOrigin

test('visitors share a response of the API for as long as it says, and one that does not say is not kept', () => {
  expect([config.DefaultTTL, config.MinTTL]).toEqual([0, 0])
  const [, seconds] = /max-age=(\d+)/.exec(routes.listProjects.cacheControl) ?? []
  expect(config.MaxTTL).toBeGreaterThanOrEqual(Number(seconds))
  expect(key.HeadersConfig).toEqual({ HeaderBehavior: 'none' })
  expect(key.CookiesConfig).toEqual({ CookieBehavior: 'none' })
})

test('a response is shared only by equal requests, whatever a link has gathered on its way', () => {
  const { QueryStringBehavior, QueryStrings } = key.QueryStringsConfig
  expect(QueryStringBehavior).toBe('whitelist')
  expect(QueryStrings.sort()).toEqual(Object.keys(ListProjectsQuery.shape).sort())
})
