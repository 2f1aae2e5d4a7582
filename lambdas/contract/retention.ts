/**
 * Retention periods. The privacy page prints them; tables and buckets enforce them.
 */
export const retention = {
  /** A lead, counted from the day it was mailed [I1]. */
  leadMonths: 12,
  /** A photo that belongs to an enquiry [P7]. */
  attachedPhotoDays: 180,
  /** A photo whose enquiry never arrived [P7]. */
  pendingPhotoDays: 2,
  /** The daily test lead, which holds no personal data. */
  canaryDays: 2,
  /** The tombstone of an erased lead: its id and the day, nothing personal [G3]. */
  erasureMarkDays: 35,
  /** Which enquiries one mail carried: their ids, and nothing personal [L15]. */
  batchDays: 60,
  /** Daily counts by address, under a keyed hash [L16]. */
  addressCountDays: 2,
  /** Monthly counts of returned receipts: a number, nothing personal [O5]. Longer than any month. */
  monthCountDays: 32,
  /** Dead letters: the longest SQS allows. */
  deadLetterDays: 14,
  /** Point-in-time backups of the tables: DynamoDB's fixed window. */
  backupDays: 35,
} as const
