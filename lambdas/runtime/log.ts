import { Logger } from '@aws-lambda-powertools/logger'

/**
 * What a log line may hold [L13]: outcome codes, ids that we made and numbers. Never what a visitor
 * typed: the type has no field for free text.
 */
interface LogFields {
  leadId?: string
  projectId?: string
  route?: string
  status?: number
  outcome?: string
  /** Name of the step that failed: `store`, `mail`. */
  step?: string
  /** Name of an error's class, its HTTP status and its place in the code; never its message. */
  error?: ErrorSummary
  milliseconds?: number
  count?: number
  possibleSpam?: boolean
  canary?: boolean
  requestId?: string
}

export interface ErrorSummary {
  name: string
  httpStatus?: number
  at?: string[]
}

const logger = new Logger()

export const log = {
  info: (message: string, fields: LogFields = {}) => logger.info(message, { ...fields }),
  warn: (message: string, fields: LogFields = {}) => logger.warn(message, { ...fields }),
  error: (message: string, fields: LogFields = {}) => logger.error(message, { ...fields }),
}

/** An error without its message, which may quote what a visitor typed (a schema's or the SDK's often does). */
export function summariseError(error: unknown): ErrorSummary {
  if (!(error instanceof Error)) return { name: typeof error }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    name: error.name,
    httpStatus: httpStatusOf(error),
    at: frames.slice(0, 6).map((line) => line.trim()),
  }
}

function httpStatusOf(error: Error): number | undefined {
  const metadata: unknown = '$metadata' in error ? error.$metadata : undefined
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return undefined
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : undefined
}
