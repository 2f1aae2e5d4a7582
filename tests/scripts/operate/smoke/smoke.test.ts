import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deliverEnquiry } from '../../../../lambdas/enquiries/deliver-enquiry.ts'
import type { EnquiryMessage } from '../../../../lambdas/enquiries/enquiry-message.ts'
import { apiPaths } from '../../../../lambdas/shared/api-paths.ts'
import { EnquiryRequest } from '../../../../lambdas/shared/enquiry-request.ts'
import { formPath } from '../../../../lambdas/shared/enquiry-rules.ts'
import { type LocalService, listen } from '../../../../scripts/local/services/http-server.ts'
import { startS3 } from '../../../../scripts/local/services/s3.ts'
import { startSes } from '../../../../scripts/local/services/ses.ts'
import { smokeTest } from '../../../../scripts/operate/smoke/smoke.ts'
import { enquiryDeps, keys } from '../../../fixtures/enquiry-deps.ts'
import { startFaultProxy } from '../../../fixtures/faults.ts'
import { messageOf } from '../../../fixtures/send-enquiry.ts'
import { startTables } from '../../../fixtures/tables.ts'
import { terminalOf } from '../../../fixtures/terminal.ts'

const services: LocalService[] = []
const started = async <T extends LocalService>(starting: Promise<T>): Promise<T> => {
  const service = await starting
  services.push(service)
  return service
}
let mailRefused: boolean
let homePage: number
let deps: ReturnType<typeof enquiryDeps>
let siteUrl: string
let queued: EnquiryMessage | undefined
/** What the queue's worker does; a failure comes again. */
const work = async () => void (queued && (await deliverEnquiry(queued, deps, 1).catch(() => {})))

beforeAll(async () => {
  const [dynamo, s3, ses] = await Promise.all([started(startTables()), started(startS3()), started(startSes())])
  const mail = await started(startFaultProxy(ses.endpoint, () => (mailRefused ? 'refused' : 'ok')))
  deps = enquiryDeps({ dynamo: dynamo.endpoint, s3: s3.endpoint, ses: mail.endpoint })
  const site = await started(
    listen(async (request, response) => {
      const { url, method } = request
      if (url === '/') return response.writeHead(homePage).end('<script src="/a.js"></script></html>')
      if (url === '/a.js') return response.setHeader('content-type', 'text/javascript').end()
      if (url === apiPaths.getFormToken.path) return response.end(JSON.stringify({ token: 'signed' }))
      if (method === 'GET') return response.writeHead(303, { location: formPath }).end()
      const body: unknown = JSON.parse(Buffer.concat(await request.toArray()).toString())
      const { answer, message } = await messageOf(EnquiryRequest.parse(body))
      queued = message
      response.end(JSON.stringify(answer))
      await work()
    }),
  )
  siteUrl = site.endpoint
})
beforeEach(() => {
  mailRefused = false
  homePage = 200
  queued = undefined
})
afterAll(() => Promise.all(services.map(({ stop }) => stop())))

/** `meanwhile` happens while it waits. */
async function smoke({ signedIn = true, meanwhile = async () => {}, at = siteUrl } = {}) {
  const { terminal, text } = terminalOf()
  const operator = signedIn ? { testEnquiryKey: keys.testEnquiry, enquiries: deps.store } : undefined
  const failure = await smokeTest({ siteUrl: at, operator }, terminal, meanwhile).catch((error: Error) => error.message)
  return { failure, printed: text() }
}

test('a site that is well, and mails its test enquiry, is in order', async () => {
  const { failure, printed } = await smoke()
  expect(failure).toBeUndefined()
  expect(printed).toMatch(/mailed\.\nAll in order\.$/)
})

test('a mail service that refuses fails it in one sentence, though the enquiry is accepted', async () => {
  mailRefused = true
  const { failure, printed } = await smoke()
  expect(printed).toContain('its worker is given 5 minutes')
  expect(printed).not.toContain('in order')
  expect(failure).toMatch(/^The test enquiry \w+ was accepted but not mailed within 5 minutes: see docs/)
})

test('a test enquiry that is mailed by a later try is in order', async () => {
  mailRefused = true
  const meanwhile = async () => {
    mailRefused = false
    await work()
  }
  expect((await smoke({ meanwhile })).printed).toMatch(/All in order\.$/)
})

test('from outside no test enquiry is sent, and nothing is called in order', async () => {
  const { failure, printed } = await smoke({ signedIn: false })
  expect(failure).toBeUndefined()
  expect(printed).toMatch(/No test enquiry was sent: sign in to AWS/)
  expect(printed).not.toMatch(/in order/i)
  expect(queued).toBeUndefined()
})

test('a site that is down is one sentence, and so is one that does not answer; neither gets a test enquiry', async () => {
  homePage = 403
  expect(await smoke()).toEqual({ failure: `${siteUrl} is not in order: The home page answered 403.`, printed: '' })
  expect(queued).toBeUndefined()
  const { failure } = await smoke({ at: 'http://127.0.0.1:1' })
  expect(failure).toMatch(/^http:\/\/127\.0\.0\.1:1 is not in order: It does not answer \(.*\)\.$/)
})
