import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { deliverEnquiry } from '../../../../lambdas/enquiries/deliver-enquiry.ts'
import type { EnquiryMessage } from '../../../../lambdas/enquiries/enquiry-message.ts'
import { EnquiryRequest } from '../../../../lambdas/shared/enquiry-request.ts'
import type { LocalService } from '../../../../scripts/local/services/http-server.ts'
import { listen } from '../../../../scripts/local/services/http-server.ts'
import { startS3 } from '../../../../scripts/local/services/s3.ts'
import { startSes } from '../../../../scripts/local/services/ses.ts'
import { apiChecks } from '../../../../scripts/operate/smoke/api-checks.ts'
import { runChecks } from '../../../../scripts/operate/smoke/check.ts'
import { enquiryDeps, keys } from '../../../fixtures/enquiry-deps.ts'
import { startFaultProxy } from '../../../fixtures/faults.ts'
import { messageOf } from '../../../fixtures/send-enquiry.ts'
import { startTables } from '../../../fixtures/tables.ts'
import { terminalOf } from '../../../fixtures/terminal.ts'

/** Called while the check waits. */
let meanwhile = async () => {}
vi.mock('node:timers/promises', () => ({ setTimeout: () => meanwhile() }))

const services: LocalService[] = []
const started = async <T extends LocalService>(starting: Promise<T>): Promise<T> => {
  const service = await starting
  services.push(service)
  return service
}
let mailRefused = false
let deps: ReturnType<typeof enquiryDeps>
let siteUrl: string
let queued: EnquiryMessage | undefined
/** What the queue's worker does; a failure comes again. */
const work = async () => void (queued && (await deliverEnquiry(queued, deps, Date.now()).catch(() => {})))

beforeAll(async () => {
  const [dynamo, s3, ses] = await Promise.all([started(startTables()), started(startS3()), started(startSes())])
  const mail = await started(startFaultProxy(ses.endpoint, () => (mailRefused ? 'refused' : 'ok')))
  deps = enquiryDeps({ dynamo: dynamo.endpoint, s3: s3.endpoint, ses: mail.endpoint })
  const site = await started(
    listen(async (request, response) => {
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
  meanwhile = async () => {}
})
afterAll(() => Promise.all(services.map(({ stop }) => stop())))

async function smoke(operator: 'signed in' | undefined) {
  const { terminal, text } = terminalOf()
  const testEnquiry = apiChecks.filter(({ name }) => name.startsWith('a test enquiry'))
  const site = {
    url: siteUrl,
    operator: operator && {
      testEnquiryKey: async () => keys.testEnquiry,
      enquiries: deps.store,
      unconfirmedSubscriptions: async () => [],
      mailOwner: async () => ({ to: '', subject: '' }),
    },
  }
  const failure = await runChecks(testEnquiry, site, terminal).catch((error: Error) => error.message)
  return { failure, printed: text() }
}

test('a test enquiry that is mailed is in order', async () => {
  mailRefused = false
  const { failure, printed } = await smoke('signed in')
  expect(printed).toMatch(/ {2}ok {6}a test enquiry.*\nAll in order\.$/)
  expect(failure).toBeUndefined()
})

test('a mail service that refuses fails the smoke test in one sentence, though the enquiry is accepted', async () => {
  mailRefused = true
  const { failure, printed } = await smoke('signed in')
  expect(printed).toContain('its worker is given 5 minutes')
  expect(printed).toMatch(/FAILED {2}a test enquiry.*\n +the enquiry was accepted but not mailed within 5 minutes/)
  expect(failure).toBe('1 failed.')
})

test('a test enquiry that is mailed by a later try is in order', async () => {
  mailRefused = true
  meanwhile = async () => {
    mailRefused = false
    await work()
  }
  const { failure, printed } = await smoke('signed in')
  expect(printed).toMatch(/ok {6}a test enquiry/)
  expect(failure).toBeUndefined()
})

test('from outside the test enquiry is skipped, and nothing is called in order', async () => {
  const { failure, printed } = await smoke(undefined)
  expect(printed).toMatch(/^ {2}skipped a test enquiry/)
  expect(printed).not.toMatch(/in order/i)
  expect(failure).toBeUndefined()
})
