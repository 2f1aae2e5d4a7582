import { createRequire } from 'node:module'
import type { Email } from 'aws-ses-v2-local/dist/store.js'
import { type LocalService, serviceOf } from './http-server.ts'

// Required, because Node imports a CommonJS module's exports object as the default.
const require = createRequire(import.meta.url)
const { default: startService }: typeof import('aws-ses-v2-local') = require('aws-ses-v2-local')
const { clearStore }: typeof import('aws-ses-v2-local/dist/store.js') = require('aws-ses-v2-local/dist/store.js')

/** The Lambdas always send both parts. */
type Mail = Email & { body: { text: string; html: string } }

interface LocalSes extends LocalService {
  /** Mails that this process has accepted, oldest first. */
  inbox: () => Promise<Mail[]>
}

/** Starts SES with an inbox page (`/`) and the mails as JSON (`/store`). Mails are in memory. */
export async function startSes({ port = 0 } = {}): Promise<LocalSes> {
  const { endpoint, stop } = serviceOf(await startService({ host: '127.0.0.1', port }))
  return {
    endpoint,
    inbox: async () => (await (await fetch(`${endpoint}/store`)).json()).emails,
    // Clears the inbox for the next service started in this process.
    stop: async () => {
      await stop()
      clearStore()
    },
  }
}
