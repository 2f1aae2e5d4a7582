import { expect, test, vi } from 'vitest'
import { type Bug, mutants } from './mutants.ts'
import { planOf } from './plan.ts'
import { shrink, storyOf } from './shrink.ts'
import { runWorld } from './world.ts'

// This world has a clock of its own.
vi.unmock('../../lambdas/runtime/within-time.ts')
// Read when the logger is made: nobody reads these lines.
vi.hoisted(() => Object.assign(process.env, { POWERTOOLS_LOG_LEVEL: 'SILENT', POWERTOOLS_METRICS_DISABLED: 'true' }))

/** The known seed finds a bug at once; after a change of the code, another may. */
async function firstFailing(known: number, mutant: Bug | undefined) {
  for (let seed = known; ; seed++) {
    const plan = planOf(seed)
    const { violation } = await runWorld(plan, { mutant })
    if (violation) return { plan, violation }
  }
}

test('whatever befalls thousands of leads, every promise is kept [I8]', async () => {
  let leads = 0
  for (let seed = 1; leads < 2000; seed++) {
    const outcome = await runWorld(planOf(seed))
    expect(outcome.violation, `npx node tests/simulation/simulate.ts 1 ${seed}`).toBeUndefined()
    leads += outcome.leads
  }
})

test('a seed always tells the same story [I8]', async () => {
  expect(await storyOf(planOf(7))).toBe(await storyOf(planOf(7)))
})

test.each(mutants)(
  'a bug put back is found: $name [I8]',
  async ({ seed: known, ...mutant }) => {
    await firstFailing(known, mutant)
  },
  60_000,
)

test('what is told of a failing seed is short, and breaks the same promise [I8]', async () => {
  const mutant = mutants.find(({ name }) => name === 'a repeat writes over what is kept')
  const { plan, violation } = await firstFailing(mutant?.seed ?? 1, mutant)
  const least = await shrink(plan, violation, mutant)
  expect(least.actions.length).toBeLessThanOrEqual(3)
  expect(await storyOf(least, mutant)).toContain(violation.rule)
})
