import type { TextProblem } from '#shared/file-problems.ts'
import { certificateDays, notification, notificationRoute, withFee } from '../content/building-control.ts'
import {
  addressee,
  business,
  examples,
  outOfHoursNote,
  pounds,
  vatNote,
  waysToCancel,
  workGuaranteeNote,
} from '../content/business.ts'
import { emergencyLine } from '../content/lib/emergency-line.ts'
import { callOutCovers } from '../content/lib/owner/prices.ts'
import {
  afterShock,
  boardFirst,
  carbonMonoxideGas,
  carbonMonoxideHarm,
  fireFirst,
  gasFirst,
  smellBriefly,
  smellGoesOn,
  trippedSwitch,
} from '../content/safety.ts'

const values = {
  ...business,
  addressee,
  afterShock,
  boardFirst,
  callOutCovers,
  carbonMonoxideGas,
  carbonMonoxideHarm,
  certificateDays,
  emergencyLine,
  examples,
  fireFirst,
  gasFirst,
  notification,
  notificationRoute,
  outOfHoursNote,
  smellBriefly,
  smellGoesOn,
  trippedSwitch,
  vatNote,
  waysToCancel,
  withFee,
  workGuaranteeNote,
}

/** Fills in `{{prices.homeEicr}}` and the like with the business's values, and reports unknown ones. */
export function fillPlaceholders(text: string): { text: string; problems: TextProblem[] } {
  const problems: TextProblem[] = []
  const filled = text.replace(/\{\{(.*?)\}\}/g, (placeholder, path: string, offset: number) => {
    const value = valueAt(path)
    if (value === undefined) {
      const line = text.slice(0, offset).split('\n').length
      problems.push({ line, sentence: `there is no value "${path}"; web/compile/placeholders.ts lists them.` })
    }
    return value ?? placeholder
  })
  return { text: filled, problems }
}

function valueAt(path: string): string | undefined {
  const steps = path.split('.')
  let value: unknown = values
  for (const step of steps) {
    if (typeof value !== 'object' || value === null) return undefined
    // Cast: reading any property is safe, and values other than text and numbers are refused below.
    value = (value as Record<string, unknown>)[step]
  }
  if (typeof value === 'number') return steps[0] === 'prices' ? pounds(value) : String(value)
  return typeof value === 'string' ? value : undefined
}
