import { expect, test, vi } from 'vitest'
import { acceptLead } from '../../../lambdas/leads/accept-lead.ts'
import { VisibleError } from '../../../lambdas/runtime/visible-error.ts'
import { leadDeps, siteUrl } from '../../fixtures/lead-deps.ts'
import { quoteRequest } from '../../fixtures/quote.ts'

// The real time limits are tested, on the test's own clock.
vi.unmock('../../../lambdas/runtime/within-time.ts')

const photoUrl = `${siteUrl}/uploads/0f0e0d0c0b0a09080706050403020100/photo.jpg`
const nowhere = 'http://127.0.0.1:9'
const deps = leadDeps({ dynamo: nowhere, s3: nowhere, ses: nowhere })

/** A service responds at once or never: every other failure lies in between. */
const answerOrNot =
  <Answer>(hangs: boolean, answer: Answer) =>
  () =>
    hangs ? new Promise<never>(() => {}) : Promise.resolve(answer)
const hangs = [false, true]
const hanging = hangs.flatMap((count) =>
  hangs.flatMap((table) =>
    hangs.flatMap((bucket) => hangs.flatMap((photos) => hangs.map((mail) => ({ count, table, bucket, photos, mail })))),
  ),
)

const outcomes = ['stored', 'repeat'] as const

test.each(hanging)('no fault makes an answer take over 10 s, cold start included [L2]: %o', async (hangs) => {
  for (const outcome of outcomes) {
    // 1 s is left for the cold start and the network.
    expect(await timeTaken(hangs, outcome)).toBeLessThan(9000)
  }
})

async function timeTaken(hangs: (typeof hanging)[number], outcome: (typeof outcomes)[number]): Promise<number> {
  vi.useFakeTimers()
  const started = Date.now()
  const answered = acceptLead(quoteRequest({ photoUrls: [photoUrl] }), {
    ...deps,
    counter: { count: answerOrNot(hangs.count, 1) },
    store: {
      put: answerOrNot(hangs.table, outcome),
      addPhoto: answerOrNot(hangs.table, undefined),
      set: answerOrNot(hangs.table, undefined),
      markMailed: answerOrNot(hangs.table, undefined),
      wasReceived: answerOrNot(hangs.table, false),
    },
    lastResort: { keep: answerOrNot(hangs.bucket, 'kept' as const), markMailed: answerOrNot(hangs.bucket, undefined) },
    photos: {
      inspect: answerOrNot(hangs.photos, 'picture' as const),
      tagAttached: answerOrNot(hangs.photos, undefined),
    },
    mailer: { send: answerOrNot(hangs.mail, 'message-id') },
  }).catch((error) => expect(error).toBeInstanceOf(VisibleError))
  await vi.runAllTimersAsync()
  await answered
  const took = Date.now() - started
  vi.useRealTimers()
  return took
}
