import { type Check, type Site, Skipped } from './check.ts'

/** Runs one check after the other and prints how each ended. Returns the exit code; what was skipped is not "in order". */
export async function runChecks(checks: readonly Check[], site: Site, print: (text: string) => void): Promise<number> {
  let failed = 0
  let skipped = 0
  for (const { name, run } of checks) {
    try {
      await run(site, (text) => print(`  ...     ${text}`))
      print(`  ok      ${name}`)
    } catch (error) {
      const isSkipped = error instanceof Skipped
      if (isSkipped) skipped++
      else failed++
      print(
        `  ${isSkipped ? 'skipped' : 'FAILED '} ${name}\n          ${error instanceof Error ? error.message : error}`,
      )
    }
  }
  const others = skipped > 0 ? `${skipped} skipped.` : ''
  if (failed > 0) print(`${failed} failed. ${others}`.trim())
  else print(skipped > 0 ? `Nothing failed, but not everything was looked at: ${others}` : 'All in order.')
  return failed === 0 ? 0 : 1
}
