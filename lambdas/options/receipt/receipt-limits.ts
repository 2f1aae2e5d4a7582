/** Limits on receipts: the address may be that of a stranger whom somebody wants to annoy [O5]. */
export const receiptLimits = {
  /** Receipts a day for enquiries of one network address. */
  perConnection: 5,
  /** Receipts a day to one mail address. */
  perAddress: 2,
  /** Receipts a day in all. */
  perDay: 40,
  /** Receipts in flight, without a delivery report yet. No more than these can bounce at once. */
  unconfirmed: 5,
  /** Bounces in a month after which no receipts are sent until the next: SES pauses accounts with high bounce rates. */
  returnsPerMonth: 5,
} as const
