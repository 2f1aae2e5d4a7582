/**
 * `npm run mutants [-- PART OF A NAME | FROM-TO]...`: applies each mutant to the lead path, and runs the unit tests and
 * 2,000 leads of the simulation until one fails [I8]. Fails when a mutant survives that `docs/contributing.md` does not
 * name.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import * as z from 'zod'
import { type Mutant, mutated, readMutants } from './mutants.ts'

const root = join(import.meta.dirname, '../..')
process.chdir(root)

const units = globSync(
  'tests/{lambdas/{leads,photos,owner,options,projects,runtime},scripts/operate/leads}/**/*.test.ts',
)
const unitTests = units.filter((file) => !file.includes('fuzz'))
const simulation = ['tests/simulation/simulation.test.ts']
const leads = '2000'
/** Time limit of a test run, in milliseconds. */
const bound = 400_000

const Report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), title: z.string() })),
    }),
  ),
})

const folder = mkdtempSync(join(tmpdir(), 'mutants-'))
const report = join(folder, 'report.json')
let running: ChildProcess | undefined
process.once('exit', () => {
  running?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})
process.once('SIGINT', () => process.exit(130))

/** The first failure; undefined when everything passes. */
async function failing(mutant: Mutant | undefined, files: readonly string[]): Promise<string | undefined> {
  rmSync(report, { force: true })
  const options = [
    '--config',
    'tests/mutants/vitest.config.ts',
    '--bail=1',
    '--silent=true',
    '--reporter=json',
    `--outputFile=${report}`,
  ]
  running = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...options, ...files], {
    env: { ...process.env, MUTANT: mutant?.name ?? '', LEADS: leads },
    stdio: 'ignore',
    timeout: bound,
    killSignal: 'SIGKILL',
  })
  await once(running, 'exit')
  if (!existsSync(report)) return 'a run without an end'
  const failed = Report.parse(JSON.parse(readFileSync(report, 'utf8'))).testResults.find(
    ({ status }) => status === 'failed',
  )
  const test = failed?.assertionResults.find(({ status }) => status === 'failed')
  return failed && `${failed.name.slice(root.length + 1)}: ${test?.title ?? 'does not load'}`
}

/** Runs the fast tests that detect most first, then the simulation, then all others. */
async function killerOf(mutant: Mutant): Promise<string | undefined> {
  const own = `tests/${mutant.file.replace(/\.ts$/, '.test.ts')}`
  const isFirst = (file: string) =>
    file === own || /\/(refusals|last-resort|redeliver-leads|record-mail-events)\./.test(file)
  return (
    (await failing(mutant, unitTests.filter(isFirst))) ??
    (await failing(mutant, simulation)) ??
    (await failing(
      mutant,
      unitTests.filter((file) => !isFirst(file)),
    ))
  )
}

const mutants = readMutants()
// Validates all mutants first: an outdated list would give a meaningless score.
for (const mutant of mutants) transformSync(mutated(mutant, readFileSync(mutant.file, 'utf8')), { loader: 'ts' })

const asked = process.argv.slice(2)
const chosen = mutants.filter(
  ({ name }, index) =>
    asked.length === 0 ||
    asked.some((word) => {
      const [, from, to] = /^(\d+)-(\d+)$/.exec(word) ?? []
      return from === undefined ? name.includes(word) : Number(from) <= index + 1 && index + 1 <= Number(to)
    }),
)
const broken = asked.length === 0 && (await failing(undefined, [...unitTests, ...simulation]))
if (broken) throw new Error(`Without a mutant there fails ${broken}`)

const survivors: Mutant[] = []
let bySimulation = 0
for (const mutant of chosen) {
  const killer = await killerOf(mutant)
  if (!killer) survivors.push(mutant)
  if (killer?.startsWith('tests/simulation/')) bySimulation += 1
  console.log(`${mutants.indexOf(mutant) + 1} ${mutant.name}\n    ${killer ?? 'SURVIVES'}`)
}
const killed = chosen.length - survivors.length
console.log(
  `\n${killed} of ${chosen.length} mutants killed: ${killed - bySimulation} by unit tests, ${bySimulation} by ${leads} simulated leads.`,
)
const known = readFileSync('docs/contributing.md', 'utf8')
for (const { name } of survivors)
  console.log(`Survives${known.includes(name) ? '' : ', and is not explained'}: ${name}`)
process.exitCode = survivors.every(({ name }) => known.includes(name)) ? 0 : 1
