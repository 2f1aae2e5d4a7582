/** `npm run proof`: the sources by the day they are to be checked again, then spelling, wording and plainness. */
import { spawnSync } from 'node:child_process'
import Table from 'cli-table3'
import { runnerImport } from 'vite'

const { module } = await runnerImport<typeof import('../web/compile/check-content.ts')>(
  './web/compile/check-content.ts',
)
const sources = new Table({ head: ['Check again', 'File', 'Source'], style: { head: [] } })
sources.push(
  ...module
    .listSources()
    .map(({ checkAgain, file, title, publisher }) => [checkAgain, file, `${title} (${publisher})`]),
)
console.log(sources.toString())
for (const line of module.sourcesDue(new Date().toISOString().slice(0, 10))) console.log(line)

const { status } = spawnSync('node_modules/.bin/vitest', ['run', '--config', 'tests/proof/vitest.config.ts'], {
  stdio: 'inherit',
})
process.exitCode = status ?? 1
