import * as fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { queueEnquiry } from '../../lambdas/enquiries/queue-enquiry.ts'
import { call } from '../fixtures/call.ts'
import { catchLog } from '../fixtures/catch-log.ts'
import { requestDeps } from '../fixtures/enquiry-settings.ts'
import { anyUnits, numRuns, typedText } from '../fixtures/fuzz.ts'
import { setLambdaEnvironment } from '../fixtures/lambda-environment.ts'

setLambdaEnvironment()
const { endpoint } = await import('../../lambdas/runtime/endpoint.ts')
const queue = { send: async () => {} }
const handler = endpoint('sendLeadEmail', ({ body, viewer }) => queueEnquiry(body, { ...requestDeps, queue, viewer }))

let lines: string[]
beforeEach(() => {
  lines = catchLog()
})

/** Long enough not to occur in a log line by chance. */
const personal = fc.string({ unit: fc.constantFrom(...'abcdefghij0123456789'), minLength: 12, maxLength: 24 })

test('no body of the form makes a 500, and each refusal has its sentence', async () => {
  const field = fc.oneof(typedText, anyUnits, fc.jsonValue())
  const names = ['fullName', 'phone', 'email', 'postcode', 'jobDescription', 'emergency', 'idempotencyKey', 'photoUrls']
  const shaped = fc.record(Object.fromEntries(names.map((name) => [name, field])), { requiredKeys: [] })
  const text = fc.oneof(
    fc.oneof(shaped, fc.jsonValue()).map((body) => JSON.stringify(body)),
    typedText,
    anyUnits,
  )
  await fc.assert(
    fc.asyncProperty(text, async (body) => {
      const { status, json } = await call(handler, { body, headers: { 'content-type': 'application/json' } })
      expect([200, 400, 413, 422]).toContain(status)
      if (status !== 200) expect(json.error.message).toEqual(expect.any(String))
    }),
    { numRuns },
  )
}, 600_000)

test('no log line holds what was typed, accepted or refused', async () => {
  const typed = fc.record({
    fullName: personal,
    email: personal,
    jobDescription: personal,
    postcode: fc.oneof(personal, fc.constant('TW9 1AA')),
    photoUrls: fc.array(personal),
  })
  await fc.assert(
    fc.asyncProperty(typed, async (fields) => {
      lines.length = 0
      await call(handler, { body: { ...fields, phone: '07700 900456' } })
      const log = lines.join('\n')
      for (const text of [...Object.values(fields).flat(), '07700 900456', '7700900456', 'TW9'])
        expect(log).not.toContain(text)
    }),
    { numRuns },
  )
}, 600_000)
