import { endpoint } from '../runtime/endpoint.ts'
import type { Handler } from '../runtime/respond.ts'
import { countViolations } from './count-violations.ts'

const count = endpoint('reportViolations', async ({ body }) => {
  countViolations(body)
  return {}
})

/** Always 204: a browser ignores the answer, and nobody else should learn anything from it. */
export const handler: Handler = async (event) => {
  await count(event)
  return { statusCode: 204, headers: { 'cache-control': 'no-store' } }
}
