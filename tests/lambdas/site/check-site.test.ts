import { expect, test, vi } from 'vitest'
import { apiPaths } from '../../../lambdas/shared/api-paths.ts'
import { metrics } from '../../../lambdas/shared/business-metrics.ts'
import { formPath, notSentPath } from '../../../lambdas/shared/form-paths.ts'
import { checkSite } from '../../../lambdas/site/check-site.ts'
import { catchLog } from '../../fixtures/catch-log.ts'
import { siteUrl } from '../../fixtures/enquiry-settings.ts'
import { setLambdaEnvironment } from '../../fixtures/lambda-environment.ts'
import { metricValues } from '../../fixtures/metric-values.ts'

setLambdaEnvironment()
// The pause between the two checks.
vi.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }))
const { handler } = await import('../../../lambdas/site/check-site.lambda.ts')

type Responses = Record<string, (() => Response | Error)[]>

/** A site that gives these responses to a path in turn, repeating the last one, and what it is asked for. */
function site(responses: Responses) {
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = async (url) => {
    const path = String(url).slice(siteUrl.length)
    asked.push(path)
    const left = responses[path] ?? []
    const response = (left.length > 1 ? left.shift() : left[0])?.() ?? new Error(`asked for ${path}`)
    if (response instanceof Response) return response
    throw response
  }
  return { asked, fetch }
}

async function check(responses: Responses) {
  const { asked, fetch } = site(responses)
  await checkSite({ siteUrl, fetch, wait: async () => undefined })
  return asked.sort()
}

const page = () => new Response('<!doctype html><script type="module" src="/assets/a.js"></script></html>')
const script = () => new Response('1', { headers: { 'content-type': 'text/javascript' } })
const token = () => Response.json({ token: 'signed' })
const { getFormToken, openForm } = apiPaths
const toForm = () => new Response('', { status: 303, headers: { location: formPath } })
const well = {
  '/': [page],
  '/assets/a.js': [script],
  [getFormToken.path]: [token],
  [openForm.path]: [toForm],
}

test('asks for the home page with its script, and for the addresses of the form, and sends nothing', async () => {
  expect(await check(well)).toEqual(Object.keys(well).sort())
})

test('one failure may be the network’s: it is tried once more', async () => {
  const asked = await check({ ...well, '/': [() => new Error('reset'), page] })
  expect(asked).toEqual(['/', ...Object.keys(well)].sort())
})

const notSent = () => new Response('', { status: 303, headers: { location: notSentPath } })
const status = (code: number) => () => new Response('', { status: code })

/** An error of `fetch`, whose cause has the code. */
const failing = (code: string) => () => new TypeError('fetch failed', { cause: Object.assign(new Error(), { code }) })

test.each([
  ['a failing CDN', { '/': [status(503)] }, { step: 'home page', reason: 'wrong status', status: 503 }],
  ['half a page', { '/': [() => new Response('<html>')] }, { step: 'home page', reason: 'wrong content' }],
  ['no answer', { '/': [() => new DOMException('', 'TimeoutError')] }, { reason: 'no answer in time' }],
  ['nobody there', { '/': [failing('ECONNREFUSED')] }, { step: 'home page', reason: 'no connection' }],
  ['a domain that is gone', { '/': [failing('ENOTFOUND')] }, { step: 'home page', reason: 'name not found' }],
  ['an old certificate', { '/': [failing('CERT_HAS_EXPIRED')] }, { reason: 'certificate refused' }],
  ['no script', { '/assets/a.js': [status(404)] }, { step: 'script', reason: 'wrong status', status: 404 }],
  ['a page in the place of the script', { '/assets/a.js': [page] }, { step: 'script', reason: 'wrong content' }],
  ['a token that is refused', { [getFormToken.path]: [status(400)] }, { step: 'form token', status: 400 }],
  ['a token that is none', { [getFormToken.path]: [page] }, { step: 'form token', reason: 'wrong content' }],
  ['an address that takes anything', { [openForm.path]: [status(200)] }, { step: 'form', status: 200 }],
  ['an address that leads elsewhere', { [openForm.path]: [notSent] }, { step: 'form', reason: 'wrong content' }],
])('%s, twice, is in the log with where and why', async (_, responses, why) => {
  vi.stubGlobal('fetch', site({ ...well, ...responses }).fetch)
  const lines = catchLog()
  await handler({})
  const [line, ...others] = lines.filter((each) => each.includes('"ERROR"'))
  expect(others).toEqual([])
  expect(JSON.parse(line ?? '')).toMatchObject({ message: 'site down', ...why })
  expect(
    lines.some((each) => each.includes(`"${metrics.names.siteDown}":1`)),
    'the alarm hears of it',
  ).toBe(true)
})

test('a test enquiry that is refused is in the log with its status, and an error', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  const lines = catchLog()
  await expect(handler({ testEnquiry: true })).rejects.toThrow()
  expect(JSON.parse(lines.join())).toMatchObject({ step: 'test enquiry', reason: 'wrong status', status: 503 })
})

test('each check reports zeros, for the site, for the test enquiry and for what waits, so that their alarms have data', async () => {
  vi.stubGlobal('fetch', site(well).fetch)
  const { siteDown, testEnquiryMailed, waitingSeconds } = metrics.names
  expect(await metricValues(() => handler({}))).toEqual({
    [siteDown]: 0,
    [testEnquiryMailed]: 0,
    [waitingSeconds]: 0,
  })
})
