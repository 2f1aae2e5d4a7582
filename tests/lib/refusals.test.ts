/** A refused enquiry raises an alarm within ten minutes: runs the gateway's logs and the site check against the template's own filters and alarms. */
import { expect, test, vi } from 'vitest'
import type { EnquiryRequest } from '#shared/enquiry-request.ts'
import { refusalNotice, refusedEnquiryFields } from '#shared/enquiry-rules.ts'
import { metrics, originKeyHeader } from '#shared/operations.ts'
import { routes } from '#shared/routes.ts'
import { endpoint } from '../../lambdas/runtime/endpoint.ts'
import { type Handler, json } from '../../lambdas/runtime/respond.ts'
import { VisibleError } from '../../lambdas/runtime/visible-error.ts'
import { checkSite } from '../../lambdas/site/check-site.ts'
import { apiGateway } from '../../scripts/local/api/api-gateway.ts'
import { enquiryRequest } from '../fixtures/enquiry.ts'
import { type Alarm, keyOf, statesOf } from './cloudwatch.ts'
import { every, synthesised } from './synthesised.ts'

const { resources } = synthesised()
const { names } = metrics

interface Site {
  /** Key sent by the CDN; the functions accept `ours`. */
  originKey?: string
  /** Routes missing from the gateway. */
  lost?: string[]
  /** Replaces the function that accepts enquiries. */
  enquiry?: Handler
}

/** Parses like the real function, but stores nothing. */
async function takeEnquiry({ body }: { body: EnquiryRequest }) {
  const fields = refusedEnquiryFields(body)
  if (Object.keys(fields).length > 0) throw new VisibleError('invalid', refusalNotice(fields).text)
  return { enquiryId: 'enquiry' }
}

/** A gateway in front of the real endpoints, with its log line for each call. */
function siteOf({ originKey = 'ours', lost = [], enquiry }: Site) {
  vi.stubEnv('SITE_SECRET', 'ours')
  const handlers: Record<string, Handler> = {
    token: endpoint('getFormToken', async () => ({ token: 'signed' })),
    enquiry: enquiry ?? endpoint('sendLeadEmail', takeEnquiry),
    default: async () => json(400, {}, 'no-store'),
  }
  const keyOfRoute = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
  const planned = new Map([
    [keyOfRoute(routes.getFormToken), 'token'],
    [keyOfRoute(routes.sendLeadEmail), 'enquiry'],
  ])
  for (const route of lost) planned.delete(route)
  const pages: Record<string, () => Response> = {
    '/': () => new Response('<script src="/a.js"></script></html>'),
    '/a.js': () => new Response('', { headers: { 'content-type': 'text/javascript' } }),
  }
  const log: { route: string; status: string }[] = []
  const fetch: typeof globalThis.fetch = async (url, { method = 'GET', headers, body } = {}) => {
    const { pathname } = new URL(String(url))
    const page = pages[pathname]?.()
    if (page) return page
    let route = '$default'
    const gateway = apiGateway(
      planned.set('$default', 'default'),
      async (name, event) => {
        route = event.routeKey
        return handlers[name]?.(event)
      },
      () => {},
    )
    const answer = await gateway({
      method,
      path: pathname,
      rawQuery: '',
      headers: { [originKeyHeader]: originKey, ...(headers as Record<string, string>) },
      body: Buffer.from(String(body ?? '')),
      sourceIp: '203.0.113.1',
    })
    log.push({ route, status: String(answer.status) })
    return new Response(answer.body.toString(), { status: answer.status })
  }
  const send = (enquiry: object) =>
    fetch(`https://site${routes.sendLeadEmail.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(enquiry),
    })
  return { log, fetch, send }
}

/** The part of https://docs.aws.amazon.com/AmazonCloudWatch/latest/logs/FilterAndPatternSyntax.html that is used. */
function matches(pattern: string, line: Record<string, string>): boolean {
  const decided = pattern.slice(1, -1).replace(/\$\.(\w+) (!?=) "([^"]*)"/g, (_, field, sign, wanted) => {
    const [begin = '', wild] = wanted.split('*')
    const value = line[field] ?? ''
    return String((wild === undefined ? value === begin : value.startsWith(begin)) === (sign === '='))
  })
  if (!/^[\s()&|truefals]*$/.test(decided)) throw new Error(`${pattern} is not understood here`)
  return Boolean(new Function(`return ${decided}`)())
}

/** The states of an alarm in the ten minutes after its metric had these values. */
function rings(name: string, values: number[][]): boolean {
  const [, { Properties } = { Properties: undefined }] =
    every(resources, 'AWS::CloudWatch::Alarm').find(([id]) => id.startsWith(`Monitoring${name}`)) ?? []
  const alarm: Alarm = Properties
  const start = 600
  const reports = new Map([[keyOf(alarm), new Map(values.map((at, index) => [start + index * 2, at]))]])
  const states = [...statesOf(alarm, reports, { from: start, until: start + 10, spare: 1, delay: 3 })]
  return states.some(({ state }) => state === 'ALARM')
}

/** Alarms that go off when visitors send these while the site is checked for ten minutes. */
async function heard(site: Site, ...enquiries: object[]): Promise<string[]> {
  const { log, fetch, send } = siteOf(site)
  for (const enquiry of enquiries) await send(enquiry)
  let isDown = 0
  await checkSite({ siteUrl: 'https://site', fetch, wait: async () => undefined }).catch(() => (isDown = 1))
  vi.unstubAllEnvs()
  const refused = every(resources, 'AWS::Logs::MetricFilter').flatMap(([, { Properties }]) =>
    log
      .filter((line) => matches(Properties.FilterPattern, line))
      .map(() => Number(Properties.MetricTransformations[0].MetricValue)),
  )
  return [
    ...(rings('EnquiryRefused', [refused]) ? ['EnquiryRefused'] : []),
    ...(rings('SiteDown', Array(5).fill([isDown])) ? ['SiteDown'] : []),
  ]
}

const quote = enquiryRequest()
const incomplete = { fullName: quote.fullName }

test('a site that is well is quiet while it is looked at, while enquiries come, and for a field that was left out', async () => {
  expect(await heard({}, quote, quote)).toEqual([])
  expect(await heard({}, incomplete)).toEqual([])
})

test("somebody's junk is quiet, however much of it comes", async () => {
  expect(await heard({}, ...Array(50).fill(incomplete))).toEqual([])
  for (const status of [400, 413, 415, 422])
    expect(
      await heard({ enquiry: async () => json(status, {}, 'no-store') }, ...Array(50).fill(quote)),
      String(status),
    ).not.toContain('EnquiryRefused')
})

test('a wrong origin key rings, whether somebody enquires or not', async () => {
  expect(await heard({ originKey: 'another' }, quote)).toEqual(['SiteDown'])
  expect(await heard({ originKey: 'another' })).toEqual(['SiteDown'])
})

test.each([routes.sendLeadEmail, routes.getFormToken])('a broken route rings: $path', async ({ method, path }) => {
  expect(await heard({ lost: [`${method} ${path}`] })).toEqual(['SiteDown'])
})

test.each([500, 503])('an enquiry that is answered %i rings at once', async (status) => {
  expect(await heard({ enquiry: async () => json(status, {}, 'no-store') }, quote)).toContain('EnquiryRefused')
})

test('three that the throttle rejected ring, two do not', async () => {
  // The site check posts plain text.
  const enquiry: Handler = async ({ headers }) =>
    json(headers['content-type'] === 'text/plain' ? 415 : 429, {}, 'no-store')
  expect(await heard({ enquiry }, quote, quote)).not.toContain('EnquiryRefused')
  expect(await heard({ enquiry }, quote, quote, quote)).toContain('EnquiryRefused')
})

test('the filters write the metric that the alarm reads, under the name of the stage', () => {
  const format = every(resources, 'AWS::ApiGatewayV2::Stage')[0]?.[1].Properties.AccessLogSettings.Format
  const line = JSON.parse(format)
  for (const [, { Properties }] of every(resources, 'AWS::Logs::MetricFilter')) {
    const [{ MetricNamespace, MetricName, Dimensions }] = Properties.MetricTransformations
    expect({ MetricNamespace, MetricName }).toEqual({
      MetricNamespace: metrics.namespace,
      MetricName: names.enquiryRefused,
    })
    expect(Dimensions.map(({ Key, Value }: Record<string, string>) => [Key, line[Value?.slice(2) ?? '']])).toEqual([
      ['service', 'electrician-website-live'],
    ])
  }
})
