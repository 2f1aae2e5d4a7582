/** Run before what needs the packages of this folder: installs them the first time, and when the lockfile has changed. */
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'

const cwd = import.meta.dirname
const changed = (file: string) => statSync(join(cwd, file), { throwIfNoEntry: false })?.mtimeMs ?? 0

// npm writes the second file last.
if (changed('package-lock.json') > changed('node_modules/.package-lock.json')) {
  console.error('Installing what only measuring, redrawing and proofreading need, once (about 250 MB).')
  // On stderr: a command with --json may be waiting for this.
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd,
    stdio: ['inherit', 2, 2],
  })
  process.exitCode = status ?? 1
}
