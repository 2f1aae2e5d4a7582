/** Something that the person at the terminal can put right: printed as one sentence, without a stack. */
export class StartProblem extends Error {
  override name = 'StartProblem'
}

/** The sentence for an error of the system; undefined for a bug. */
export function explain(error: unknown): string | undefined {
  // From the system, from a library that wraps its error, or from a build that quotes it.
  if (/ENOSPC|EDQUOT|no space left on device/i.test(String(error))) {
    return 'The disk is full: free some space and start again.'
  }
  if (error instanceof StartProblem) return error.message
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return 'A port was taken by another program while this one was starting: start again.'
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `No permission to write here: ${error instanceof Error ? error.message : error}.`
    default:
      return undefined
  }
}

/** Node puts the system's code on the error; libraries wrap it as the cause. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return errorCode(error.cause)
}
