/** How many receipts go out. The address may be that of a stranger whom somebody wants to annoy [O5]. */
export const receiptLimits = {
  /** Enquiries of one network address in a day that get one. */
  perConnection: 5,
  /** To one address in a day. */
  perAddress: 2,
  /** In a day, altogether. */
  perDay: 40,
  /** On their way at once, until the mail service says what became of each: no more than these can bounce together. */
  unconfirmed: 5,
  /** When this many bounced in a month, none are sent until the next: SES pauses accounts whose mail bounces too often. */
  returnsPerMonth: 5,
  /** Days that a month's number of them is kept. */
  returnCountDays: 32,
} as const
