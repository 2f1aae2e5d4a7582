/**
 * Clients and steps have twenty times their time in the tests: where one process plays every service on a busy machine,
 * an answer that comes late is no fault. What tests the time itself takes the real ones back by `vi.unmock`.
 */
import { vi } from 'vitest'

const times = 20

vi.mock(import('../lambdas/runtime/client-options.ts'), async (load) => {
  const { requestHandler, ...others } = await load()
  return {
    ...others,
    requestHandler: ({ connect, request }) => requestHandler({ connect: connect * times, request: request * times }),
  }
})

vi.mock(import('../lambdas/runtime/within-time.ts'), async (load) => {
  const { withinTime, ...others } = await load()
  return { ...others, withinTime: (milliseconds, work) => withinTime(milliseconds * times, work) }
})
