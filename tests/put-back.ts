/** The test files of a worker share one process, so each must restore it. */
import { afterAll, vi } from 'vitest'

const environment = { ...process.env }

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
})
