import { randomUUID } from 'node:crypto'
import { notSentPath, sentDangerPath, sentPath } from '../contract/quote-rules.ts'
import { byRoute } from '../runtime/by-route.ts'
import { endpoint } from '../runtime/endpoint.ts'
import { readEnv } from '../runtime/env.ts'
import { createSqsClient } from '../runtime/sqs-client.ts'
import { createLeadQueue } from './lead-queue.ts'
import { queueLead } from './queue-lead.ts'

const env = readEnv('LEADS_QUEUE', 'SITE_URL', 'FORM_TOKEN_KEY', 'CANARY_KEY')
const deps = {
  queue: createLeadQueue(createSqsClient(), env.LEADS_QUEUE),
  keys: { formToken: env.FORM_TOKEN_KEY, canary: env.CANARY_KEY },
  siteUrl: env.SITE_URL,
  now: Date.now,
  uuid: randomUUID,
}

export const handler = byRoute({
  sendLeadEmail: endpoint('sendLeadEmail', ({ body, viewer }) => queueLead(body, { ...deps, viewer }), {
    success: ({ danger }) => ({ sentTo: danger ? sentDangerPath : sentPath }),
    errorPage: () => ({ sentTo: notSentPath }),
  }),
})
