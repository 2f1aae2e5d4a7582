import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { emergencyLine } from '#content/lib/emergency-line.ts'
import { contact } from '#content/lib/owner/contact.ts'
import { formReplyTime } from '#content/reply-times.ts'
import { createPhotoStore } from '../photos/photo-store.ts'
import { longTimeouts } from '../runtime/client-options.ts'
import { createDynamoClient } from '../runtime/dynamo-client.ts'
import { readEnv } from '../runtime/env.ts'
import { signingKeyOf } from '../runtime/hmac.ts'
import { createLimitCounter } from '../runtime/limit-counter.ts'
import { createS3Client } from '../runtime/s3-client.ts'
import { createSendMail } from '../runtime/send-mail.ts'
import { createSesClient } from '../runtime/ses-client.ts'
import { createSqsClient } from '../runtime/sqs-client.ts'
import { urgentSenderOf } from '../shared/mail-addresses.ts'
import { deliverEnquiry } from './deliver-enquiry.ts'
import { createEnquiryMailer } from './enquiry-mailer.ts'
import type { EnquiryMessage } from './enquiry-message.ts'
import { createEnquiryQueue } from './enquiry-queue.ts'
import { createEnquiryStore } from './enquiry-store.ts'
import { handleMessage } from './handle-message.ts'
import { createSendReceipt } from './send-receipt.ts'

const env = readEnv(
  'ENQUIRIES_QUEUE',
  'ENQUIRIES_TABLE',
  'LIMITS_TABLE',
  'PHOTO_BUCKET',
  'SITE_URL',
  'SITE_SECRET',
  'OWNER_EMAIL',
  'SENDER_EMAIL',
  'SES_CONFIGURATION_SET',
  'RECEIPT_CONFIGURATION_SET',
)
const sender = env.SENDER_EMAIL

const dynamo = createDynamoClient({ timeouts: longTimeouts })
const store = createEnquiryStore(dynamo, env.ENQUIRIES_TABLE)
const counter = createLimitCounter(dynamo, env.LIMITS_TABLE)
const sendMail = createSendMail(createSesClient())
const shared = { store, counter, siteUrl: env.SITE_URL, now: Date.now }
const deps = {
  ...shared,
  photos: createPhotoStore(createS3Client(), env.PHOTO_BUCKET),
  mailer: createEnquiryMailer(sendMail, {
    sender,
    urgentSender: urgentSenderOf(sender),
    owner: env.OWNER_EMAIL,
    configurationSet: env.SES_CONFIGURATION_SET,
  }),
  receipt: env.RECEIPT_CONFIGURATION_SET
    ? createSendReceipt({
        ...shared,
        signingKey: signingKeyOf(env.SITE_SECRET),
        sendMail,
        sender,
        business: { ...contact, emergencyWhen: emergencyLine.when, replyTime: formReplyTime },
        businessEmail: contact.email,
        configurationSet: env.RECEIPT_CONFIGURATION_SET,
      })
    : undefined,
}
const queue = createEnquiryQueue(createSqsClient(), env.ENQUIRIES_QUEUE)
const handleDeps = {
  queue,
  now: Date.now,
  deliver: (message: EnquiryMessage, sentAt: number) => deliverEnquiry(message, deps, sentAt),
}

/** Called by the queue with one message. Its response names it when it is to come again. */
export const handler = async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
  const batchItemFailures = []
  for (const record of Records) {
    if (!(await handleMessage(record, handleDeps))) batchItemFailures.push({ itemIdentifier: record.messageId })
  }
  return { batchItemFailures }
}
