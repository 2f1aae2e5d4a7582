import { createPhotoStore, type PhotoStore } from '../../../lambdas/photos/photo-store.ts'
import { createDynamoClient } from '../../../lambdas/runtime/dynamo-client.ts'
import { createS3Client } from '../../../lambdas/runtime/s3-client.ts'
import { createSqsClient } from '../../../lambdas/runtime/sqs-client.ts'
import { type Connection, operatorTimeouts } from '../connection.ts'
import { createEnquiryRecords, type EnquiryRecords } from './enquiry-records.ts'
import { createOperatorQueue, type OperatorQueue } from './operator-queue.ts'

/** What stores the enquiries of one deployment, for the operator's commands. */
export interface EnquiryResources {
  /** Shown to the user: what it is, and where. */
  name: string
  /** Origin of the site, without a trailing slash. */
  siteUrl: string
  records: EnquiryRecords
  photos: PhotoStore
  queue: OperatorQueue
}

export function createEnquiryResources({ name, siteUrl, names }: Connection): EnquiryResources {
  const s3 = createS3Client({ timeouts: operatorTimeouts })
  const dynamo = createDynamoClient({ timeouts: operatorTimeouts })
  const sqs = createSqsClient({ timeouts: operatorTimeouts })
  return {
    name,
    siteUrl,
    records: createEnquiryRecords(dynamo, names.EnquiriesTable),
    photos: createPhotoStore(s3, names.CustomerPhotosBucket),
    queue: createOperatorQueue(sqs, names.EnquiriesQueue, names.EnquiriesDeadLetters),
  }
}
