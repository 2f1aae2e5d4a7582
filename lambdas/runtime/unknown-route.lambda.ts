import type { ApiError } from '../contract/api-error.ts'
import { type Handler, json } from './respond.ts'

const answer: ApiError = { error: { code: 'bad_request', message: 'There is nothing at this address.' } }

/**
 * `$default` of the API: any path or method that the contract does not name. 400, not 404: see `statusOfCode`. The
 * answer holds nothing, so the origin key need not be checked.
 */
export const handler: Handler = async () => json(400, answer, 'no-store')
