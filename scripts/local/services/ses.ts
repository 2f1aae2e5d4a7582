import { existsSync, readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Email } from 'aws-ses-v2-local/dist/store.js'
import { type LocalService, serviceOf } from './http-server.ts'
import { StartProblem } from './start-problem.ts'

// Required, because Node gives an ES import of a CommonJS module its exports object as the default.
const require = createRequire(import.meta.url)
const { default: startService }: typeof import('aws-ses-v2-local') = require('aws-ses-v2-local')
const store: typeof import('aws-ses-v2-local/dist/store.js') = require('aws-ses-v2-local/dist/store.js')

/** The Lambdas always send both parts. */
type Mail = Email & { body: { text: string; html: string } }

interface LocalSes extends LocalService {
  /** Mails that this process has taken, oldest first. */
  inbox: () => Promise<Mail[]>
}

/**
 * Starts SES with its inbox page (`/`) and its mails as JSON (`/store`). The service keeps mails in memory; with a
 * `file` they are copied there and survive a restart.
 * @throws StartProblem when the file is damaged.
 */
export async function startSes({ port = 0, file }: { port?: number; file?: string } = {}): Promise<LocalSes> {
  const stopSaving = file === undefined ? undefined : keepIn(file)
  const { endpoint, stop } = serviceOf(await startService({ host: '127.0.0.1', port }))
  return {
    endpoint,
    inbox: async () => (await (await fetch(`${endpoint}/store`)).json()).emails,
    stop: async () => {
      await stopSaving?.()
      await stop()
    },
  }
}

/** Loads the mails of the file, and writes it again whenever there are more. Returns what ends that. */
function keepIn(file: string): () => Promise<void> {
  for (const mail of readMails(file)) store.saveEmail(mail)
  let saved = store.getStoreReadonly().emails.length
  const save = async () => {
    const mails = store.getStoreReadonly().emails
    if (mails.length === saved) return
    saved = mails.length
    await writeFile(`${file}.new`, JSON.stringify(mails))
    await rename(`${file}.new`, file)
  }
  const timer = setInterval(() => save().catch(console.error), 500)
  return () => {
    clearInterval(timer)
    return save()
  }
}

function readMails(file: string): Email[] {
  if (!existsSync(file)) return []
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new StartProblem(
      `The inbox in ${file} is damaged: delete that file, or start with empty data: npm start -- --fresh`,
    )
  }
}
