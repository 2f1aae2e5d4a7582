import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import { readState, writeState } from './state-file.ts'

/** Local value of a secret by its logical id: random, and kept in `file`. */
export function localSecrets(file: string): (id: string) => string {
  const secrets = z.record(z.string(), z.string()).parse(readState(file) ?? {})
  return (id) => {
    const value = secrets[id]
    if (value !== undefined) return value
    const made = randomBytes(32).toString('hex')
    secrets[id] = made
    writeState(file, secrets)
    return made
  }
}
