import type { ApiError } from '../contract/api-error.ts'
import { type Handler, json } from './respond.ts'

const answer: ApiError = { error: { code: 'bad_request', message: 'There is nothing at this address.' } }

/**
 * `$default` of the API: any path or method that the contract does not name. 400, never 404 (fact 10). It says the
 * same with and without the origin key, so it need not look at it.
 */
export const handler: Handler = async () => json(400, answer, 'no-store')
