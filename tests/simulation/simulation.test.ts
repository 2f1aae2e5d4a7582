import { beforeEach, expect, test, vi } from 'vitest'
import { accountEnvironment } from './account.ts'
import { planOf } from './plan.ts'
import { shrink, storyOf } from './shrink.ts'
import { runWorld } from './world.ts'

// The simulation has a virtual clock.
vi.unmock('../../lambdas/runtime/within-time.ts')
// Set before the logger is created: nobody reads its output.
vi.hoisted(() => Object.assign(process.env, { POWERTOOLS_LOG_LEVEL: 'SILENT', POWERTOOLS_METRICS_DISABLED: 'true' }))
beforeEach(() => {
  for (const [name, value] of Object.entries(accountEnvironment)) vi.stubEnv(name, value)
})

/** Few, because this runs on every change: `npm run mutants` asks for more. */
const wanted = Number(process.env.LEADS ?? 800)

test('every promise is kept for hundreds of leads under random faults [I8]', async () => {
  let leads = 0
  for (let seed = 1; leads < wanted; seed++) {
    const outcome = await runWorld(planOf(seed))
    expect(outcome.violation, `npx node tests/simulation/simulate.ts 1 ${seed}`).toBeUndefined()
    leads += outcome.leads
  }
}, 300_000)

test('a seed always gives the same run [I8]', async () => {
  expect(await storyOf(planOf(7))).toBe(await storyOf(planOf(7)))
})

test('a failing seed is reduced to the smallest plan that breaks the same promise [I8]', async () => {
  const plan = planOf(7)
  const [first, last] = [plan.actions[3], plan.actions.at(-2)]
  const violation = { rule: 'of two that meet', leadId: 'a', at: 0 }
  const meet = async (smaller: typeof plan) => {
    const isBroken = [first, last].every((action) => action && smaller.actions.includes(action))
    return { ...(await runWorld({ ...plan, actions: [] })), ...(isBroken && { violation }) }
  }
  const least = await shrink(plan, violation, meet)
  expect(least.actions).toEqual([first, last])
  expect(least.crashes).toBe(0)
})
