import { randomUUID } from 'node:crypto'
import { sentPage } from '../contract/quote-rules.ts'
import { createAddressCounter } from '../runtime/address-counter.ts'
import { createDynamoClient } from '../runtime/dynamo-client.ts'
import { endpoint } from '../runtime/endpoint.ts'
import { readEnv } from '../runtime/env.ts'
import { acceptLead } from './accept-lead.ts'
import { formPage } from './form-page.ts'
import { connectLeadServices } from './lead-services.ts'

const { ORIGIN_KEY, LIMITS_TABLE } = readEnv('ORIGIN_KEY', 'LIMITS_TABLE')
const counter = createAddressCounter(createDynamoClient(), LIMITS_TABLE, ORIGIN_KEY)
const deps = { ...connectLeadServices(), counter, originKey: ORIGIN_KEY, uuid: randomUUID }

const env = readEnv('BUSINESS_NAME', 'BUSINESS_PHONE', 'BUSINESS_PHONE_E164', 'PRIVACY_NOTICE')
const business = {
  name: env.BUSINESS_NAME,
  phone: { display: env.BUSINESS_PHONE, e164: env.BUSINESS_PHONE_E164 },
  privacyNotice: env.PRIVACY_NOTICE,
}

export const handler = endpoint('sendLeadEmail', ({ body, viewer }) => acceptLead(body, { ...deps, viewer }), {
  sentTo: `${sentPage.path}?${sentPage.query}`,
  errorPage: (error, typed) => formPage(error, typed, business),
})
