import { randomUUID } from 'node:crypto'
import { sentPage } from '../contract/quote-rules.ts'
import { endpoint } from '../runtime/endpoint.ts'
import { readEnv } from '../runtime/env.ts'
import { acceptLead } from './accept-lead.ts'
import { formPage } from './form-page.ts'
import { connectLeadServices } from './lead-services.ts'

const env = readEnv('BUSINESS_NAME', 'BUSINESS_PHONE', 'BUSINESS_PHONE_E164', 'PRIVACY_NOTICE')
const { FORM_TOKEN_KEYS, CANARY_KEYS } = readEnv('FORM_TOKEN_KEYS', 'CANARY_KEYS')
const keys = { formToken: FORM_TOKEN_KEYS, canary: CANARY_KEYS }
const deps = { ...connectLeadServices(), keys, uuid: randomUUID }

const business = {
  name: env.BUSINESS_NAME,
  phone: { display: env.BUSINESS_PHONE, e164: env.BUSINESS_PHONE_E164 },
  privacyNotice: env.PRIVACY_NOTICE,
}

export const handler = endpoint('sendLeadEmail', ({ body }) => acceptLead(body, deps), {
  success: () => ({ sentTo: `${sentPage.path}?${sentPage.query}` }),
  errorPage: (error, typed) => formPage(error, typed, business),
})
