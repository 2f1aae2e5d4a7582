import { errorCode } from '../lambdas/runtime/reason.ts'
import { codeProblem } from '../lib/code-problem.ts'

/** Exit codes of the commands. */
export const exitCodes = { failed: 1, wrongUse: 2, notSignedIn: 4 } as const

/** An error that the user can fix: printed as one sentence, without a stack. */
export class Problem extends Error {
  override name = 'Problem'
  readonly exitCode: number

  constructor(sentence: string, exitCode: number = exitCodes.failed) {
    super(sentence)
    this.exitCode = exitCode
  }
}

/**
 * What is printed of an error, and the exit code. Only a bug is printed with its stack. A sentence may quote a file, so
 * control codes do not reach the terminal.
 */
export function explain(error: unknown): { output: unknown; exitCode: number } {
  const { output, exitCode } = explained(error)
  return {
    output: typeof output === 'string' ? output.replace(/(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu, '') : output,
    exitCode,
  }
}

function explained(error: unknown): { output: unknown; exitCode: number } {
  const failed = (output: unknown) => ({ output, exitCode: exitCodes.failed })
  if (error instanceof Problem) return { output: error.message, exitCode: error.exitCode }
  if (!(error instanceof Error)) return failed(error)
  if (signInErrors.has(error.name)) {
    const output = `You are not signed in to AWS (${error.message}). Sign in: aws login, or with IAM Identity Center aws sso login --profile NAME, then export AWS_PROFILE=NAME`
    return { output, exitCode: exitCodes.notSignedIn }
  }
  // The SDK adds `$metadata`, also where no service answered.
  if ('$metadata' in error) return failed(`AWS did not do this: ${error.message || errorCode(error)} (${error.name}).`)
  // Messages for the user, the system's too, are plain errors. Any other class is a bug, or a mistake in a text.
  if (error.constructor === Error) return failed(error.message)
  return failed(codeProblem(error) ?? error)
}

/** The SDK's error names for missing or expired credentials. */
const signInErrors = new Set([
  'CredentialsProviderError',
  'TokenProviderError',
  'ExpiredToken',
  'ExpiredTokenException',
  'InvalidAccessKeyId',
  'InvalidClientTokenId',
  'SignatureDoesNotMatch',
  'UnrecognizedClientException',
])

/** AWS error names for something that does not exist: for a stack CloudFormation says "ValidationError". */
const missing = new Set([
  'NoSuchKey',
  'NotFound',
  'NotFoundException',
  'ParameterNotFound',
  'ResourceNotFoundException',
  'ValidationError',
])

/** The response of AWS; undefined when the resource does not exist. */
export function unlessMissing<Response>(response: Promise<Response>): Promise<Response | undefined> {
  return response.catch((error: unknown) => {
    if (error instanceof Error && missing.has(error.name)) return undefined
    throw error
  })
}
