import { createRequire } from 'node:module'
import type { Email } from 'aws-ses-v2-local/dist/store.js'
import * as z from 'zod'
import { type LocalService, serviceOf } from './http-server.ts'
import { readState, writeState } from './state-file.ts'

// Required, because Node imports a CommonJS module's exports object as the default.
const require = createRequire(import.meta.url)
const { default: startService }: typeof import('aws-ses-v2-local') = require('aws-ses-v2-local')
const store: typeof import('aws-ses-v2-local/dist/store.js') = require('aws-ses-v2-local/dist/store.js')

/** The Lambdas always send both parts. */
type Mail = Email & { body: { text: string; html: string } }

interface LocalSes extends LocalService {
  /** Mails that this process has accepted, oldest first. */
  inbox: () => Promise<Mail[]>
  /** Shows a text message in the inbox. */
  showText: (phone: string, text: string) => void
}

/**
 * Starts SES with an inbox page (`/`) and the mails as JSON (`/store`). The service keeps mails in memory; with a
 * `file`, each is also written there before the call returns.
 * @throws Problem when the file is damaged.
 */
export async function startSes({ port = 0, file }: { port?: number; file?: string } = {}): Promise<LocalSes> {
  const { saveEmail, clearStore } = store
  if (file !== undefined) keepIn(file)
  const { endpoint, stop } = serviceOf(await startService({ host: '127.0.0.1', port }))
  return {
    endpoint,
    inbox: async () => (await (await fetch(`${endpoint}/store`)).json()).emails,
    showText: (phone, text) =>
      store.saveEmail({
        messageId: crypto.randomUUID(),
        from: 'Text message',
        replyTo: [],
        destination: { to: [phone], cc: [], bcc: [] },
        subject: `Text message: ${text.split('\n')[0]}`,
        body: { text },
        attachments: [],
        at: Math.floor(Date.now() / 1000),
      }),
    // Clears the inbox for the next service started in this process.
    stop: async () => {
      await stop()
      Object.assign(store, { saveEmail, clearStore })
      clearStore()
    },
  }
}

/** Loads mails from the file, and writes it before the service accepts a mail or clears the inbox. */
function keepIn(file: string): void {
  for (const mail of z.array(z.custom<Email>()).parse(readState(file) ?? [])) store.saveEmail(mail)
  const { saveEmail, clearStore } = store
  // The service looks these up on every call. A mail that cannot be written is refused, and the site retries.
  Object.assign(store, {
    saveEmail: (mail: Email) => {
      writeState(file, [...store.getStoreReadonly().emails, mail])
      saveEmail(mail)
    },
    clearStore: () => {
      writeState(file, [])
      clearStore()
    },
  })
}
