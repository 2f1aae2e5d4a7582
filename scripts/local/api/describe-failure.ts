import { framesOf } from '../../../lambdas/runtime/log.ts'
import { errorCode } from '../../../lambdas/runtime/reason.ts'

/** A function's error for the developer's terminal: name, message and stack frames. The log leaves the message out. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return `${typeof error} was thrown`
  const ours = framesOf(error).filter((place) => !/lambda-worker|node:internal/.test(place))
  const places = ours.map((place) => `\n    ${place.replaceAll(`${process.cwd()}/`, '')}`)
  const name = [error.name, errorCode(error)].filter(Boolean).join(' ')
  return `${name}: ${error.message}${places.join('')}`
}
