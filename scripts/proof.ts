/** Sources by the day they are to be checked again, then spelling, wording and plainness. */
import { spawnSync } from 'node:child_process'
import { runnerImport } from 'vite'
import * as z from 'zod/mini'
import { Problem } from './problem.ts'
import { installed, runProgram } from './run-program.ts'
import { type Terminal, table } from './terminal.ts'

const vitest = ['run', '--config', 'tests/proof/vitest.config.ts']

/** What is of interest of vitest's report. */
const Report = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({ title: z.string(), status: z.string(), failureMessages: z.optional(z.array(z.string())) }),
      ),
    }),
  ),
})

export async function proofRead({ json }: { json?: boolean }, { print, width }: Terminal): Promise<void> {
  // The spelling check is there.
  runProgram(process.execPath, ['scripts/workshop/install.ts'])
  const { module } = await runnerImport<typeof import('../web/compile/check-content.ts')>(
    './web/compile/check-content.ts',
  )
  const sources = module.listSources()
  const due = module.factsDue(new Date().toISOString().slice(0, 10))
  if (!json) {
    const rows = sources.map(({ checkAgain, file, title, publisher }) => [checkAgain, file, `${title} (${publisher})`])
    print(table(['check again', 'file', 'source'], rows, width))
    for (const line of due) print(line)
    return runProgram(installed('vitest'), vitest)
  }
  const { stdout } = spawnSync(installed('vitest'), [...vitest, '--reporter=json'], { encoding: 'utf8' })
  const { testResults } = Report.parse(JSON.parse(stdout))
  const failed = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed'),
  )
  const problems = failed.map(({ title, failureMessages }) => ({ title, messages: failureMessages }))
  print(JSON.stringify({ sources, due, problems }, null, 2))
  if (problems.length > 0) throw new Problem(`${problems.length} problems.`)
}
