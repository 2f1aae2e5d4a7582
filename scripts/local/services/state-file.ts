import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { Problem } from '../../problem.ts'

/**
 * The data a service keeps between starts; undefined before the first.
 * @throws Problem when the file is damaged.
 */
export function readState(file: string): unknown {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new Problem(`${file} is damaged: delete that file, or start with empty data: npm start -- --fresh`)
  }
}

/** Writes atomically, even if the process is killed. Only the current user may read the file. */
export function writeState(file: string, value: unknown): void {
  writeFileSync(`${file}.new`, JSON.stringify(value), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}
