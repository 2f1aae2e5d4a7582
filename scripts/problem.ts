import { relative } from 'node:path'

/** Exit codes of the commands. */
export const exitCodes = { failed: 1, wrongUse: 2, notSignedIn: 4, interrupted: 130 } as const

/** An error that the user can fix: printed as one sentence, without a stack. */
export class Problem extends Error {
  override name = 'Problem'
  readonly exitCode: number

  constructor(sentence: string, exitCode: number = exitCodes.failed) {
    super(sentence)
    this.exitCode = exitCode
  }
}

/** Message and exit code of an expected error; undefined for a bug. */
export function explain(error: unknown): { sentence: string; exitCode: number } | undefined {
  // The error may come from the system, from a library that wraps it, or from a build that quotes it.
  if (/ENOSPC|EDQUOT|no space left on device/i.test(String(error))) return failed('The disk is full: free some space.')
  const mistake = codeMistake(error)
  if (mistake) return failed(mistake)
  if (error instanceof Problem) return { sentence: error.message, exitCode: error.exitCode }
  if (!(error instanceof Error)) return undefined
  if (signInErrors.has(error.name)) {
    const sentence = `You are not signed in to AWS (${error.message}). Sign in: aws login, or with IAM Identity Center aws sso login --profile NAME, then export AWS_PROFILE=NAME`
    return { sentence, exitCode: exitCodes.notSignedIn }
  }
  // The SDK adds `$metadata` to errors returned by a service.
  if ('$metadata' in error) return failed(`AWS refused this: ${error.message} (${error.name}).`)
  return systemProblem(error)
}

/** A message for a syntax error in a settings or content file, which people edit: `site.config.ts, line 20: ...`. */
function codeMistake(error: unknown): string | undefined {
  if (!(error instanceof SyntaxError || error instanceof ReferenceError) || !error.stack) return undefined
  const [, file, line] = /(?:file:\/\/)?(\/[^\n:]+\.ts):(\d+)/.exec(error.stack) ?? []
  const edited = file && relative(process.cwd(), file)
  if (!edited || !/^(site\.config\.ts|web\/content\/.*)$/.test(edited)) return undefined
  return `${edited}, line ${line}: this cannot be read (${error.message}).`
}

/** The SDK's error names for missing or expired credentials. */
const signInErrors = new Set([
  ...['CredentialsProviderError', 'TokenProviderError', 'ExpiredToken', 'ExpiredTokenException'],
  ...['InvalidAccessKeyId', 'InvalidClientTokenId', 'SignatureDoesNotMatch', 'UnrecognizedClientException'],
])

function systemProblem(error: Error) {
  const sentence = systemSentences[errorCode(error) ?? '']
  return sentence && failed(sentence(placeOf(error)))
}

/** The file or address that the system names, else its message. */
function placeOf(error: Error): string {
  const { path, address, hostname } = error as NodeJS.ErrnoException & { address?: string; hostname?: string }
  if (path ?? address ?? hostname) return String(path ?? address ?? hostname)
  return error.cause instanceof Error ? placeOf(error.cause) : error.message || String(errorCode(error))
}

const noRight = (place: string) => `No permission to write here: ${place}.`
const notThere = (place: string) => `There is no ${place}.`
const notAFile = (place: string) => `${place} is not a file that can be read.`
const noConnection = (place: string) => `No connection to ${place}.`

/** By the system's error code. */
const systemSentences: Record<string, (place: string) => string> = {
  EADDRINUSE: () => 'A port was taken by another program while this one was starting: start again.',
  ...{ EACCES: noRight, EPERM: noRight, EROFS: noRight },
  EEXIST: (place) => `${place} is there already, and nothing is written over it.`,
  ...{ ENOENT: notThere, EISDIR: notAFile, ENOTDIR: notAFile },
  ...{ ECONNREFUSED: noConnection, ECONNRESET: noConnection, ENOTFOUND: noConnection },
  ...{ EAI_AGAIN: noConnection, ETIMEDOUT: noConnection },
}

function failed(sentence: string) {
  return { sentence, exitCode: exitCodes.failed }
}

/** Node sets the system's code on the error; libraries wrap that error as the cause. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return errorCode(error.cause)
}

/** AWS error names for something that does not exist: for a stack CloudFormation says "ValidationError". */
const missing = new Set([
  ...['NoSuchHostedZone', 'NoSuchKey', 'NotFound', 'NotFoundException', 'ParameterNotFound'],
  ...['ResourceNotFoundException', 'ValidationError'],
])

/** The response of AWS; undefined when the resource does not exist. */
export function unlessMissing<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  return answer.catch((error: unknown) => {
    if (error instanceof Error && missing.has(error.name)) return undefined
    throw error
  })
}
