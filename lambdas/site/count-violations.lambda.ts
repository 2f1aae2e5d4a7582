import { endpoint } from '../runtime/endpoint.ts'
import type { Handler } from '../runtime/respond.ts'
import { countViolations } from './count-violations.ts'

const count = endpoint('reportViolations', async ({ body }) => {
  countViolations(body)
  return {}
})

/** 204, whatever came: a browser makes nothing of the answer, and nobody else shall learn anything from it. */
export const handler: Handler = async (event) => {
  await count(event)
  return { statusCode: 204, headers: { 'cache-control': 'no-store' } }
}
