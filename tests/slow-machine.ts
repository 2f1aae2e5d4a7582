/**
 * In tests, timeouts of clients and steps are twenty times longer: on a busy machine, where one process runs every
 * service, a late response is not a fault. Tests of the timeouts themselves restore them by `vi.unmock`.
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
