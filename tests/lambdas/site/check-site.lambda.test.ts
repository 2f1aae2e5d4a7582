import { expect, test, vi } from 'vitest'
import { metrics } from '../../../lambdas/shared/operations.ts'
import { setLambdaEnvironment } from '../../fixtures/lambda-environment.ts'
import { metricValues } from '../../fixtures/metric-values.ts'

setLambdaEnvironment()
const checkSite = vi.hoisted(() => vi.fn())
vi.mock('../../../lambdas/site/check-site.ts', () => ({ checkSite }))
const { handler } = await import('../../../lambdas/site/check-site.lambda.ts')

const zeros = { [metrics.names.testEnquiryMailed]: 0, [metrics.names.waitingSeconds]: 0 }

test('each look reports whether the site is down, and zeros for the metrics that an alarm needs', async () => {
  expect(await metricValues(() => handler({}))).toEqual({ ...zeros, [metrics.names.siteDown]: 0 })
  checkSite.mockRejectedValueOnce(new Error('The home page answered 403'))
  expect(await metricValues(() => handler({}))).toEqual({ ...zeros, [metrics.names.siteDown]: 1 })
})
