import type { Violation } from './model.ts'
import { services } from './network.ts'
import type { Plan } from './plan.ts'
import { runWorld } from './world.ts'

/** The smallest plan that violates the same rule: leaves out events one by one, and removes faults where possible. */
export async function shrink(plan: Plan, { rule }: Violation, run = runWorld): Promise<Plan> {
  let least = plan
  const tryOne = async (smaller: Plan): Promise<boolean> => {
    const { violation } = await run(smaller)
    if (violation?.rule !== rule) return false
    least = smaller
    return true
  }
  await tryOne({ ...least, crashes: 0 })
  await tryOne({ ...least, bounces: 0 })
  await tryOne({ ...least, fault: undefined })
  await tryOne({ ...least, skew: 0 })
  for (const service of services) await tryOne({ ...least, weather: { ...least.weather, [service]: { rate: 0 } } })
  for (let size = Math.ceil(plan.actions.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let start = 0; start < least.actions.length; ) {
      const actions = least.actions.filter((_action, index) => index < start || index >= start + size)
      if (!(await tryOne({ ...least, actions }))) start += size
    }
  }
  return least
}

/** A readable history of a run: the violated rule, the plan, and each call. */
export async function storyOf(plan: Plan): Promise<string> {
  const { violation, history } = await runWorld(plan, { told: true })
  const weather = services.map((service) => `${service} ${JSON.stringify(plan.weather[service])}`).join(', ')
  return [
    violation ? `${violation.rule}: ${violation.leadId}` : 'No promise is broken.',
    `weather: ${weather}; share of processes that die: ${plan.crashes}; clocks wrong by ${plan.skew} ms at most; the one fault: ${JSON.stringify(plan.fault)}`,
    ...plan.actions.map((action) => `planned: ${JSON.stringify(action)}`),
    ...history,
  ].join('\n')
}
