/**
 * Retention periods. The privacy page prints them; tables and buckets enforce them.
 */
export const retention = {
  /** An enquiry, counted from the day it was received. */
  enquiryMonths: 12,
  /** A photo that belongs to an enquiry. */
  attachedPhotoDays: 180,
  /** A photo that no enquiry has claimed: it never came, or is marked as possible spam. */
  pendingPhotoDays: 7,
  /** The daily test enquiry, which holds no personal data. */
  testEnquiryDays: 2,
  /** The mark of an erased enquiry: its id, the day, and the keys of its photos, one of which may still arrive. */
  erasureMarkDays: 35,
  /** Counts of an hour or a day: of mails, and of networks and mailboxes under a keyed hash. */
  countDays: 2,
  /** A message in the queue, and again as a dead letter: the longest SQS allows. */
  queueDays: 14,
  /** Point-in-time backups of the tables: DynamoDB's fixed window. */
  backupDays: 35,
} as const
