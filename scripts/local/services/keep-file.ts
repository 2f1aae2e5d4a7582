import { renameSync, writeFileSync } from 'node:fs'

/** Writes a file whole or not at all, whenever the process is killed. Nobody else on this machine may read it. */
export function keepFile(file: string, value: unknown): void {
  writeFileSync(`${file}.new`, JSON.stringify(value), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}
