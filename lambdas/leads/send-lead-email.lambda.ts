import { randomUUID } from 'node:crypto'
import { sentPage } from '../contract/quote-rules.ts'
import { endpoint } from '../runtime/endpoint.ts'
import { readEnv } from '../runtime/env.ts'
import { acceptLead } from './accept-lead.ts'
import { formPage } from './form-page.ts'
import { connectLeadServices } from './lead-services.ts'

const deps = { ...connectLeadServices(), originKey: readEnv('ORIGIN_KEY').ORIGIN_KEY, uuid: randomUUID }

export const handler = endpoint('sendLeadEmail', ({ body }) => acceptLead(body, deps), {
  sentTo: `${sentPage.path}?${sentPage.query}`,
  errorPage: formPage,
})
