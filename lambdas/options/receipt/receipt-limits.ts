/** How many receipts go out. The address may be a stranger's, whom somebody wants to annoy through us [O5]. */
export const receiptLimits = {
  /** Enquiries of one network address in a day that get one. */
  perConnection: 5,
  /** To one address in a day. */
  perAddress: 2,
  /** In a day, altogether. */
  perDay: 40,
  /** When as many came back in a month, there are no more until the next: SES stops the mail of who bounces too much. */
  returnsPerMonth: 5,
} as const
