import { afterEach, expect, test, vi } from 'vitest'
import { listen } from '../../../../scripts/local/services/http-server.ts'
import { choosePort } from '../../../../scripts/local/services/ports.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test('a port that is none, or is in use, is refused in one sentence that says what to do', async () => {
  vi.stubEnv('PORT', 'http')
  await expect(choosePort('PORT', 3000)).rejects.toThrow('PORT is "http" and must be a port number from 0 to 65535.')
  const other = await listen(() => {})
  vi.stubEnv('PORT', new URL(other.endpoint).port)
  await expect(choosePort('PORT', 3000)).rejects.toThrow(
    /^Port \d+ is in use by another program: .*PORT=\d+ npm start$/,
  )
  await other.stop()
})
