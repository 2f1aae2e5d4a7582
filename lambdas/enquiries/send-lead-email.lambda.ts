import { byRoute, endpoint } from '../runtime/endpoint.ts'
import { readEnv } from '../runtime/env.ts'
import { signingKeyOf } from '../runtime/hmac.ts'
import { createSqsClient } from '../runtime/sqs-client.ts'
import { formPath, notSentPath, sentDangerPath, sentPath } from '../shared/form-paths.ts'
import { createEnquiryQueue } from './enquiry-queue.ts'
import { queueEnquiry } from './queue-enquiry.ts'

const env = readEnv('ENQUIRIES_QUEUE', 'SITE_URL', 'SITE_SECRET')
const deps = {
  queue: createEnquiryQueue(createSqsClient(), env.ENQUIRIES_QUEUE),
  signingKey: signingKeyOf(env.SITE_SECRET),
  siteUrl: env.SITE_URL,
  now: Date.now,
}

export const handler = byRoute({
  openForm: endpoint('openForm', async () => ({}), {
    success: () => ({ redirectTo: formPath }),
    errorPage: () => ({ redirectTo: notSentPath }),
  }),
  sendLeadEmail: endpoint('sendLeadEmail', ({ body, viewer }) => queueEnquiry(body, { ...deps, viewer }), {
    success: ({ urgent }) => ({ redirectTo: urgent ? sentDangerPath : sentPath }),
    errorPage: () => ({ redirectTo: notSentPath }),
  }),
})
