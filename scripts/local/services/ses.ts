import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Email } from 'aws-ses-v2-local/dist/store.js'
import { StartProblem } from './start-problem.ts'

const require = createRequire(import.meta.url)

export interface LocalInbox {
  /** The page with the mails, for a browser. */
  url: string
  /** Where the functions send mail. */
  serviceUrl: string
  stop(): Promise<void>
}

/**
 * Starts the mail service with its inbox page (`/`) and its mails as JSON (`/store`). The service keeps mails in
 * memory; they are copied to `file` so that they are still there after a restart.
 */
export async function startInbox(port: number, file: string): Promise<LocalInbox> {
  // Required, because Node gives an ES import of this CommonJS module its exports object as the default.
  const { default: startService }: typeof import('aws-ses-v2-local') = require('aws-ses-v2-local')
  const {
    getStoreReadonly,
    saveEmail,
  }: typeof import('aws-ses-v2-local/dist/store.js') = require('aws-ses-v2-local/dist/store.js')
  for (const mail of readMails(file)) saveEmail(mail)

  const server = await startService({ host: '127.0.0.1', port })
  let saved = getStoreReadonly().emails.length
  const save = async () => {
    const { emails } = getStoreReadonly()
    if (emails.length === saved) return
    saved = emails.length
    await writeFile(`${file}.new`, JSON.stringify(emails))
    await rename(`${file}.new`, file)
  }
  const timer = setInterval(() => save().catch(console.error), 500)

  return {
    url: `http://localhost:${port}`,
    serviceUrl: `http://127.0.0.1:${port}`,
    stop: async () => {
      clearInterval(timer)
      await save()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
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
