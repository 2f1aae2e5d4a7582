import { framesOf } from '../../../lambdas/runtime/log.ts'
import { errorCode } from '../../problem.ts'

/** What the engine says of a bug: it names something that must then be in the code. */
const engineMessage =
  /^(?:Cannot (?:read|set) properties of (?:undefined|null) \((?:reading|setting) '([\w$]+)'\)|([\w$.]+) is not (?:defined|iterable|a function|a constructor))$/

/**
 * A function's error for the terminal. Its message is shown when it is written in the function's `code`: any other may quote
 * what a visitor typed.
 */
export function describeFailure(error: unknown, code: string): string {
  if (!(error instanceof Error)) return `${typeof error} was thrown`
  const what = isOfCode(error.message, code)
    ? error.message
    : `${errorCode(error) ?? ''} (a message not shown, as it may quote a visitor)`.trim()
  const ours = framesOf(error).filter((place) => !/lambda-worker|node:internal/.test(place))
  const places = ours.map((place) => `\n    ${place.replaceAll(`${process.cwd()}/`, '')}`)
  return `${error.name}: ${what}${places.join('')}`
}

function isOfCode(message: string, code: string): boolean {
  const [, property, name] = engineMessage.exec(message) ?? []
  const named = property ?? name
  if (named !== undefined) return code.includes(named)
  const literal = JSON.stringify(message).slice(1, -1)
  return [`"${literal}"`, `'${literal}'`, `\`${literal}\``].some((quoted) => code.includes(quoted))
}
