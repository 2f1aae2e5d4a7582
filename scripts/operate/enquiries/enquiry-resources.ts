import { createPhotoStore } from '../../../lambdas/photos/photo-store.ts'
import { createDynamoClient } from '../../../lambdas/runtime/dynamo-client.ts'
import { createS3Client } from '../../../lambdas/runtime/s3-client.ts'
import { createSqsClient } from '../../../lambdas/runtime/sqs-client.ts'
import { type Connection, operatorTimeouts } from '../connection.ts'
import { createOperatorEnquiryStore } from './operator-enquiry-store.ts'
import { createOperatorQueue } from './operator-queue.ts'

/** What stores the enquiries of one deployment, for the operator's commands. */
export type EnquiryResources = ReturnType<typeof createEnquiryResources>

/** `name` is shown to the user: what it is, and where. */
export function createEnquiryResources({ name, siteUrl, names }: Connection) {
  const timeouts = operatorTimeouts
  const queueClient = createSqsClient({ timeouts })
  return {
    name,
    /** Origin of the site, without a trailing slash. */
    siteUrl,
    records: createOperatorEnquiryStore(createDynamoClient({ timeouts }), names.EnquiriesTable),
    photos: createPhotoStore(createS3Client({ timeouts }), names.CustomerPhotosBucket),
    queue: createOperatorQueue(queueClient, names.EnquiriesQueue, names.EnquiriesDeadLetters),
  }
}
