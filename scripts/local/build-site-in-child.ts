import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Problem } from '../problem.ts'

/** Builds the site in a child process, which frees the build's memory afterwards and uses the other core. */
export async function buildSiteInChild(): Promise<void> {
  await promisify(execFile)(process.execPath, ['scripts/cli.js', 'build']).catch(({ stdout, stderr, message }) => {
    // An error of starting it has no output.
    throw new Problem(`The site could not be built:\n${`${stdout}${stderr}`.trim() || message}`)
  })
}
