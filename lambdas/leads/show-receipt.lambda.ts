import { endpoint } from '../runtime/endpoint.ts'
import { readEnv } from '../runtime/env.ts'
import { receiptErrorPage, showReceipt } from './receipt-page.ts'

const env = readEnv('FORM_TOKEN_KEYS', 'WORKING_CALENDAR', 'BUSINESS_NAME', 'BUSINESS_PHONE', 'BUSINESS_PHONE_E164')

const business = {
  name: env.BUSINESS_NAME,
  phone: { display: env.BUSINESS_PHONE, e164: env.BUSINESS_PHONE_E164 },
}
const deps = { keys: env.FORM_TOKEN_KEYS, calendar: env.WORKING_CALENDAR, business }

export const handler = endpoint('showReceipt', ({ params }) => showReceipt(params, deps), {
  success: (shown) => shown,
  errorPage: (error) => receiptErrorPage(error, business),
})
