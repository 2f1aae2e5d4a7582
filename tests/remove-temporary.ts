import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What tests and the CDK write to the system's temporary folder, some 700 MB a run, goes when the run ends. */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'test-run-'))
  process.env.TMPDIR = folder
  // Workers may still be removing folders of their own.
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
