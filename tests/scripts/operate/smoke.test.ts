import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { apiPaths } from '../../../lambdas/shared/api-paths.ts'
import { formPath } from '../../../lambdas/shared/form-paths.ts'
import { type LocalService, listen } from '../../../scripts/local/services/http-server.ts'
import { smokeTest } from '../../../scripts/operate/smoke.ts'
import { enquiryOf } from '../../fixtures/enquiry.ts'
import { signingKey } from '../../fixtures/enquiry-settings.ts'
import { terminalOf } from '../../fixtures/terminal.ts'

let site: LocalService
let homePage: number
let isSent: boolean
let mailedAt: string | undefined

beforeAll(async () => {
  site = await listen((request, response) => {
    const { url, method } = request
    if (url === '/') return response.writeHead(homePage).end('<script src="/a.js"></script></html>')
    if (url === '/a.js') return response.setHeader('content-type', 'text/javascript').end()
    if (url === apiPaths.getFormToken.path) return response.end(JSON.stringify({ token: 'signed' }))
    if (method === 'GET') return response.writeHead(303, { location: formPath }).end()
    isSent = true
    response.end(JSON.stringify({ message: 'Message Sent!', enquiryId: 'a1', urgent: false }))
  })
})
beforeEach(() => {
  homePage = 200
  isSent = false
  mailedAt = undefined
})
afterAll(() => site.stop())

/** `meanwhile` happens while it waits. */
async function smoke({ meanwhile = async () => {}, siteUrl = site.endpoint } = {}) {
  const { terminal, text } = terminalOf()
  const enquiries = { get: async (enquiryId: string) => ({ ...enquiryOf({ enquiryId }), mailedAt }) }
  const failure = await smokeTest({ siteUrl, signingKey, enquiries }, terminal, meanwhile).catch(
    (error: Error) => error.message,
  )
  return { failure, printed: text() }
}

test('a test enquiry that is mailed, by a later try too, is in order', async () => {
  const meanwhile = async () => {
    mailedAt = '2026-11-20T17:43:00.000Z'
  }
  const { failure, printed } = await smoke({ meanwhile })
  expect(failure).toBeUndefined()
  expect(printed).toMatch(/its worker is given 5 minutes[\s\S]*mailed\.\nAll in order\.$/)
})

test('a test enquiry that is accepted and not mailed is one sentence, with its id and where to read on', async () => {
  const { failure, printed } = await smoke()
  expect(printed).not.toContain('in order')
  expect(failure).toMatch(/^The test enquiry a1 was accepted but not mailed within 5 minutes: see docs/)
})

test('a site that is down is one sentence, and so is one that does not answer; neither gets a test enquiry', async () => {
  homePage = 403
  const sentence = `${site.endpoint} is not in order: The home page answered 403.`
  expect(await smoke()).toEqual({ failure: sentence, printed: '' })
  expect(isSent).toBe(false)
  const { failure } = await smoke({ siteUrl: 'http://127.0.0.1:1' })
  expect(failure).toMatch(/^http:\/\/127\.0\.0\.1:1 is not in order: It does not answer \(.*\)\.$/)
})
