import { expect, test, vi } from 'vitest'
import { apiPaths } from '../../../lambdas/shared/api-paths.ts'
import { formPath, notSentPath } from '../../../lambdas/shared/enquiry-rules.ts'
import { metrics } from '../../../lambdas/shared/operations.ts'
import { checkSite } from '../../../lambdas/site/check-site.ts'
import { siteUrl } from '../../fixtures/enquiry-deps.ts'
import { setLambdaEnvironment } from '../../fixtures/lambda-environment.ts'
import { metricValues } from '../../fixtures/metric-values.ts'

type Answers = Record<string, (() => Response | Error)[]>

/** A site that gives these responses to a path in turn, repeating the last one, and what it is asked for. */
function site(answers: Answers) {
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = async (url) => {
    const path = String(url).slice(siteUrl.length)
    asked.push(path)
    const left = answers[path] ?? []
    const answer = (left.length > 1 ? left.shift() : left[0])?.() ?? new Error(`asked for ${path}`)
    if (answer instanceof Response) return answer
    throw answer
  }
  return { asked, fetch }
}

async function look(answers: Answers) {
  const { asked, fetch } = site(answers)
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
  expect(await look(well)).toEqual(Object.keys(well).sort())
})

test('one failure may be the network’s: it is tried once more', async () => {
  const asked = await look({ ...well, '/': [() => new Error('reset'), page] })
  expect(asked).toEqual(['/', ...Object.keys(well)].sort())
})

const notSent = () => new Response('', { status: 303, headers: { location: notSentPath } })
const status = (code: number) => () => new Response('', { status: code })

test.each([
  ['a refusal', { '/': [status(403)] }, 'answered 403'],
  ['a failing CDN', { '/': [status(503)] }, 'answered 503'],
  ['a redirect', { '/': [status(301)] }, 'answered 301'],
  ['half a page', { '/': [() => new Response('<!doctype html><html>')] }, 'not a whole page'],
  ['no answer', { '/': [() => new Error('timed out')] }, 'timed out'],
  ['a script that is gone', { '/assets/a.js': [status(404)] }, 'The script of the home page answered 404'],
  ['a page in the place of the script', { '/assets/a.js': [page] }, 'no script'],
  ['a token that is refused', { [getFormToken.path]: [status(400)] }, "form's token answered 400"],
  ['a token that is none', { [getFormToken.path]: [() => Response.json({})] }, "form's token is none"],
  ['an address that takes anything', { [openForm.path]: [status(200)] }, "form's address answered 200"],
  ['an address that leads elsewhere', { [openForm.path]: [notSent] }, "form's address answered 303"],
  ['an address that is no route', { [openForm.path]: [status(400)] }, "form's address answered 400"],
])('%s, twice, is an error', async (_, answers, sentence) => {
  await expect(look({ ...well, ...answers })).rejects.toThrow(sentence)
})

test('each look reports zeros, for the site, for the test enquiry and for what waits, so that their alarms have data', async () => {
  setLambdaEnvironment()
  const { handler } = await import('../../../lambdas/site/check-site.lambda.ts')
  vi.stubGlobal('fetch', site(well).fetch)
  const { siteDown, testEnquiryMailed, waitingSeconds } = metrics.names
  expect(await metricValues(() => handler({}))).toEqual({
    [siteDown]: 0,
    [testEnquiryMailed]: 0,
    [waitingSeconds]: 0,
  })
})
