import { glob, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

/** What tests and the CDK write to the system's temporary folder, some 700 MB a run, goes when the run ends. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'test-run-'))
  process.env.TMPDIR = folder
  // While files are watched, each run makes its templates anew.
  project.onTestsRerun(async () => {
    for await (const file of glob(join(folder, 'synthesised-*'))) await rm(file)
  })
  // Workers may still be removing folders of their own.
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
