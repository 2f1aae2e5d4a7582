import { expect, test, vi } from 'vitest'
import { routes } from '#contract/routes.ts'
import { apiGateway } from '../../scripts/local/api/api-gateway.ts'
import { stackPlan } from '../../scripts/local/plan/stack-plan.ts'
import { localTemplate, Template } from '../../scripts/local/plan/template.ts'
import { failureOf } from '../../web/src/api/api-failure.ts'
import { withRetries } from '../../web/src/api/retry.ts'
import { atMostAtOnce, executions, throttledBy, withinLimits } from '../simulation/aws-limits.ts'
import { distributionOf, every, ourFunctions, synthesised } from './synthesised.ts'

const { resources, template } = synthesised()
const stage = every(resources, 'AWS::ApiGatewayV2::Stage')[0]?.[1].Properties
/** Routes of options are tested with their option. */
const core = Object.values(routes).filter(({ entry }) => !entry.startsWith('options/'))
const keys = core.map(({ method, path }) => `${method} ${path}`)

test('the API has the routes of the contract, and $default for all else [E2]', () => {
  const made = every(resources, 'AWS::ApiGatewayV2::Route').map(([, { Properties }]) => Properties.RouteKey)
  expect(made.sort()).toEqual([...keys, '$default'].sort())
})

test('the gateway may call the function of each route [I4]', () => {
  const rights = every(resources, 'AWS::Lambda::Permission').map(([, { Properties }]) => Properties)
  for (const [, { Properties }] of every(resources, 'AWS::ApiGatewayV2::Route')) {
    const integration = Properties.Target['Fn::Join'][1].at(-1).Ref
    const uri = JSON.stringify(resources[integration]?.Properties.IntegrationUri)
    const patterns = rights
      .filter(({ FunctionName }) => JSON.stringify(FunctionName) === uri)
      .map(({ SourceArn }) => SourceArn['Fn::Join'][1].at(-1))
    // A route key starts with the method; $default is a single word.
    expect(patterns, Properties.RouteKey).toContain(Properties.RouteKey === '$default' ? '/*/*' : '/*/*/*')
  }
})

test('every route has a throttle of its own, and so has what is no route [I4]', () => {
  for (const { method, path, throttle } of core) {
    expect(stage.RouteSettings[`${method} ${path}`]).toMatchObject({
      ThrottlingRateLimit: throttle.rate,
      ThrottlingBurstLimit: throttle.burst,
    })
  }
  expect(stage.DefaultRouteSettings).toMatchObject({ ThrottlingRateLimit: 2, ThrottlingBurstLimit: 1 })
})

test('an account that runs ten functions at once takes every enquiry under a flood of reads, from its first second [I7]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  vi.stubGlobal('navigator', { onLine: true })
  const { routes: planned } = stackPlan(
    localTemplate(Template.parse(template.toJSON()), { siteUrl: '', s3Url: '', secret: () => '' }),
  )
  // Duration of a warm call in AWS: a query, or an enquiry with its mail.
  const lasts = (name: string) => (name === planned.get('POST /api/send-lead-email') ? 500 : 50)
  const warm = new Map<string, number>()
  const run = async (name: string) => {
    const free = warm.get(name) ?? 0
    if (free > 0) warm.set(name, free - 1)
    await new Promise((resolve) => setTimeout(resolve, lasts(name) + (free > 0 ? 0 : 1000)))
    warm.set(name, (warm.get(name) ?? 0) + 1)
    return { statusCode: 200 }
  }
  const throttles = [...planned.keys()].map((key) => {
    const { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst } =
      stage.RouteSettings[key] ?? stage.DefaultRouteSettings
    return [key, { rate, burst }] as const
  })
  const limited = withinLimits(throttledBy(new Map(throttles)), atMostAtOnce(executions, run))
  const api = apiGateway(planned, limited, () => {})
  const reads: number[] = []
  const enquiries: unknown[] = []
  const ask = (method: string, path: string) =>
    api({ method, path, rawQuery: '', headers: {}, body: Buffer.alloc(0), sourceIp: '203.0.113.1' })
  const send = async () => {
    const { status } = await ask('POST', '/api/send-lead-email')
    if (status !== 200) throw failureOf(status, undefined)
    return status
  }
  const flood = ['GET /api/projects', 'GET /api/collections/a', 'HEAD /api/projects', 'GET /api/nothing']
  for (let milliseconds = 0; milliseconds < 10_000; milliseconds += 5) {
    for (const read of flood) ask(...(read.split(' ') as [string, string])).then(({ status }) => reads.push(status))
    // Retries like the form.
    const sent = milliseconds % 500 === 0 && withRetries(send, new AbortController().signal)
    if (sent) sent.catch((reason: unknown) => reason).then((outcome) => enquiries.push(outcome))
    await vi.advanceTimersByTimeAsync(5)
  }
  await vi.advanceTimersByTimeAsync(5000)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  expect(enquiries).toEqual(Array(20).fill(200))
  expect(new Set(reads)).toEqual(new Set([200, 429, 503]))
})

test('the stage waits for the routes that its throttles name [I4]', () => {
  const made = every(resources, 'AWS::ApiGatewayV2::Route').map(([id]) => id)
  const [[, { DependsOn = [] }] = ['', { DependsOn: [] }]] = every(resources, 'AWS::ApiGatewayV2::Stage')
  expect(DependsOn).toEqual(expect.arrayContaining(made))
})

test('the access log tells no visitor from another [I4]', () => {
  const format = JSON.parse(stage.AccessLogSettings.Format)
  expect(Object.keys(format)).toContain('status')
  expect(JSON.stringify(format)).not.toMatch(/sourceIp|userAgent|identity|queryString|context\.path\b/i)
})

test('every function is ARM64, Node 24, with its own memory, timeout and log [I4]', () => {
  const functions = ourFunctions(resources)
  for (const [id, { Properties }] of functions) {
    expect(Properties, id).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      MemorySize: expect.any(Number),
      Timeout: expect.any(Number),
    })
    expect(Properties.ReservedConcurrentExecutions, id).toBeUndefined()
    expect(resources[Properties.LoggingConfig.LogGroup.Ref]?.Properties.RetentionInDays, id).toBe(30)
  }
})

test('every log group has a retention period [I4]', () => {
  for (const [id, { Properties }] of every(resources, 'AWS::Logs::LogGroup')) {
    expect(Properties.RetentionInDays, id).toBeGreaterThan(0)
  }
})

test('the API’s functions may take longer than 10 s to die, and the CDN waits for them [L2]', () => {
  const timeouts = ourFunctions(resources)
    .filter(([id]) => id.startsWith('Api'))
    .map(([, { Properties }]) => Properties.Timeout)
  const api = distributionOf(resources).Origins.find(
    (origin: { CustomOriginConfig?: unknown }) => origin.CustomOriginConfig,
  )
  for (const timeout of timeouts) {
    expect(timeout).toBeGreaterThan(10)
    expect(timeout).toBeLessThan(api.CustomOriginConfig.OriginReadTimeout)
  }
})
