import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { QuoteRequest } from '../../../../lambdas/contract/quote-request.ts'
import { acceptLead } from '../../../../lambdas/leads/accept-lead.ts'
import { redeliverLeads } from '../../../../lambdas/leads/redeliver-leads.ts'
import type { LocalService } from '../../../../scripts/local/services/http-server.ts'
import { listen } from '../../../../scripts/local/services/http-server.ts'
import { startS3 } from '../../../../scripts/local/services/s3.ts'
import { startSes } from '../../../../scripts/local/services/ses.ts'
import { apiChecks } from '../../../../scripts/operate/smoke/api-checks.ts'
import { runChecks } from '../../../../scripts/operate/smoke/check.ts'
import { startFaultProxy } from '../../../fixtures/faults.ts'
import { keys, leadDeps } from '../../../fixtures/lead-deps.ts'
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
let deps: ReturnType<typeof leadDeps>
let siteUrl: string

beforeAll(async () => {
  const [dynamo, s3, ses] = await Promise.all([started(startTables()), started(startS3()), started(startSes())])
  const mail = await started(startFaultProxy(ses.endpoint, () => (mailRefused ? 'refused' : 'ok')))
  deps = leadDeps({ dynamo: dynamo.endpoint, s3: s3.endpoint, ses: mail.endpoint })
  const site = await started(
    listen(async (request, response) => {
      const body: unknown = JSON.parse(Buffer.concat(await request.toArray()).toString())
      response.end(JSON.stringify(await acceptLead(QuoteRequest.parse(body), deps)))
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
  const canary = apiChecks.filter(({ name }) => name.startsWith('a canary lead'))
  const site = {
    url: siteUrl,
    operator: operator && {
      canaryKey: async () => keys.canary,
      leads: deps.store,
      unconfirmedSubscriptions: async () => [],
      mailOwner: async () => ({ to: '', subject: '' }),
    },
  }
  const failure = await runChecks(canary, site, terminal, {}).catch((error: Error) => error.message)
  return { failure, printed: text() }
}

test('a canary that is mailed is in order, without a word about waiting', async () => {
  mailRefused = false
  const { failure, printed } = await smoke('signed in')
  expect(printed).toMatch(/^ {2}ok {6}a canary lead.*\nAll in order\.$/)
  expect(failure).toBeUndefined()
})

test('a mail service that refuses fails the smoke test in one sentence, though the enquiry is accepted', async () => {
  mailRefused = true
  const { failure, printed } = await smoke('signed in')
  expect(printed).toContain('redelivery is given 8 minutes')
  expect(printed).toMatch(/FAILED {2}a canary lead.*\n +the enquiry was accepted but not mailed within 8 minutes/)
  expect(failure).toBe('1 failed.')
})

test('a canary that redelivery mails is in order', async () => {
  mailRefused = true
  meanwhile = async () => {
    mailRefused = false
    await redeliverLeads({ ...deps, now: () => Date.now() + 3 * 60_000 })
  }
  const { failure, printed } = await smoke('signed in')
  expect(printed).toMatch(/ok {6}a canary lead/)
  expect(failure).toBeUndefined()
})

test('from outside the canary is skipped, and nothing is called in order', async () => {
  const { failure, printed } = await smoke(undefined)
  expect(printed).toMatch(/^ {2}skipped a canary lead/)
  expect(printed).not.toMatch(/in order/i)
  expect(failure).toBeUndefined()
})
