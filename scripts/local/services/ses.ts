import { createRequire } from 'node:module'
import { type LocalService, serviceOf } from './http-server.ts'

// Required, because Node imports a CommonJS module's exports object as the default.
const require = createRequire(import.meta.url)
const { default: startService }: typeof import('aws-ses-v2-local') = require('aws-ses-v2-local')
const { clearStore }: typeof import('aws-ses-v2-local/dist/store.js') = require('aws-ses-v2-local/dist/store.js')

/** Starts SES with an inbox page (`/`) and the mails as JSON (`/store`). Mails are in memory. */
export async function startSes({ port = 0 } = {}): Promise<LocalService> {
  const { endpoint, stop } = serviceOf(await startService({ host: '127.0.0.1', port }))
  return {
    endpoint,
    // Clears the inbox for the next service started in this process.
    stop: async () => {
      await stop()
      clearStore()
    },
  }
}
