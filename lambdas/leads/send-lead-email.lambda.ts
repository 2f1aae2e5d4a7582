import { randomUUID } from 'node:crypto'
import { notSentPath, sentPath } from '../contract/quote-rules.ts'
import { createAddressCounter } from '../runtime/address-counter.ts'
import { byRoute } from '../runtime/by-route.ts'
import { createDynamoClient } from '../runtime/dynamo-client.ts'
import { endpoint } from '../runtime/endpoint.ts'
import { readEnv } from '../runtime/env.ts'
import { acceptLead } from './accept-lead.ts'
import { connectLeadServices } from './lead-services.ts'

const { FORM_TOKEN_KEYS, CANARY_KEYS, LIMITS_TABLE } = readEnv('FORM_TOKEN_KEYS', 'CANARY_KEYS', 'LIMITS_TABLE')
const keys = { formToken: FORM_TOKEN_KEYS, canary: CANARY_KEYS }
// One client for both tables, so that a cold start opens one connection.
const dynamo = createDynamoClient()
const counter = createAddressCounter(dynamo, LIMITS_TABLE, FORM_TOKEN_KEYS)
const deps = { ...connectLeadServices(dynamo), counter, keys, uuid: randomUUID }

export const handler = byRoute({
  sendLeadEmail: endpoint('sendLeadEmail', ({ body, viewer }) => acceptLead(body, { ...deps, viewer }), {
    success: () => ({ sentTo: sentPath }),
    errorPage: () => ({ sentTo: notSentPath }),
  }),
})
