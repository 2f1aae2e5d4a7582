import { randomUUID } from 'node:crypto'
import { sentPath } from '../contract/quote-rules.ts'
import { createAddressCounter } from '../runtime/address-counter.ts'
import { createDynamoClient } from '../runtime/dynamo-client.ts'
import { endpoint } from '../runtime/endpoint.ts'
import { readEnv } from '../runtime/env.ts'
import { acceptLead } from './accept-lead.ts'
import { calendarNow } from './closure-store.ts'
import { closedPage, formPage } from './form-page.ts'
import { connectLeadServices } from './lead-services.ts'

const env = readEnv('BUSINESS_NAME', 'BUSINESS_PHONE', 'BUSINESS_PHONE_E164', 'PRIVACY_NOTICE')
const { FORM_TOKEN_KEYS, CANARY_KEYS, LIMITS_TABLE } = readEnv('FORM_TOKEN_KEYS', 'CANARY_KEYS', 'LIMITS_TABLE')
const keys = { formToken: FORM_TOKEN_KEYS, canary: CANARY_KEYS }
// One client for both tables: a cold function opens one connection, and learns to use the SDK once.
const dynamo = createDynamoClient()
const counter = createAddressCounter(dynamo, LIMITS_TABLE, FORM_TOKEN_KEYS)
const deps = { ...connectLeadServices(dynamo), counter, keys, uuid: randomUUID }

const business = {
  name: env.BUSINESS_NAME,
  phone: { display: env.BUSINESS_PHONE, e164: env.BUSINESS_PHONE_E164 },
  privacyNotice: env.PRIVACY_NOTICE,
  calendar: deps.calendar,
}

/** With the days that the owner has declared closed. */
const businessNow = async () => ({ ...business, calendar: await calendarNow(deps.calendar, deps.closures) })

export const handler = endpoint('sendLeadEmail', ({ body, viewer }) => acceptLead(body, { ...deps, viewer }), {
  success: async (sent, { body }) => {
    const page = closedPage(sent, body, await businessNow(), deps.calendar, deps.now())
    return page ? { page } : { sentTo: sentPath }
  },
  errorPage: async (error, typed) => formPage(error, typed, await businessNow(), deps.now()),
})
