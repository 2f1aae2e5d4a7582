import { randomUUID } from 'node:crypto'
import { contact } from '#content/lib/owner/contact.ts'
import { privacyNotice } from '#content/privacy-notice.ts'
import { formReplyTime } from '#content/reply-times.ts'
import { createAddressCounter } from '../runtime/address-counter.ts'
import { byRoute } from '../runtime/by-route.ts'
import { createDynamoClient } from '../runtime/dynamo-client.ts'
import { endpoint, type PageAnswers } from '../runtime/endpoint.ts'
import { readEnv } from '../runtime/env.ts'
import { acceptLead } from './accept-lead.ts'
import { formPage } from './form-page.ts'
import { connectLeadServices } from './lead-services.ts'
import { sentPage, sentPath } from './sent-page.ts'

const { FORM_TOKEN_KEY, CANARY_KEY, LIMITS_TABLE } = readEnv('FORM_TOKEN_KEY', 'CANARY_KEY', 'LIMITS_TABLE')
const keys = { formToken: FORM_TOKEN_KEY, canary: CANARY_KEY }
// One client for both tables, so that a cold start opens one connection.
const dynamo = createDynamoClient()
const counter = createAddressCounter(dynamo, LIMITS_TABLE, FORM_TOKEN_KEY)
const deps = { ...connectLeadServices(dynamo), counter, keys, uuid: randomUUID }

const { name, phone, whatsapp } = contact
const business = { name, phone, whatsapp: whatsapp.e164, privacyNotice, replyTime: formReplyTime }

const errorPage: PageAnswers<'sendLeadEmail'>['errorPage'] = (error, typed, lists) =>
  formPage(error, typed, business, lists)

export const handler = byRoute({
  sendLeadEmail: endpoint('sendLeadEmail', ({ body, viewer }) => acceptLead(body, { ...deps, viewer }), {
    success: (accepted, { body }) => ({ sentTo: sentPath(accepted, body, deps.now()) }),
    errorPage,
  }),
  showSent: endpoint('showSent', async ({ params, query }) => ({ page: sentPage({ ...params, ...query }, business) }), {
    success: (shown) => shown,
    errorPage,
  }),
})
