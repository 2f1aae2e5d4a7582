import { framesOf } from '../../../lambdas/runtime/log.ts'
import { errorCode } from '../../problem.ts'

/** A function's error for the terminal: its name and stack frames, not its message, which may quote a visitor. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return `${typeof error} was thrown`
  const ours = framesOf(error).filter((place) => !/lambda-worker|node:internal/.test(place))
  const places = ours.map((place) => `\n    ${place.replaceAll(`${process.cwd()}/`, '')}`)
  return [error.name, errorCode(error)].filter(Boolean).join(' ') + places.join('')
}
