/**
 * What one network address may cause in a day (UTC), far above what a household or an office would. An IPv6 address
 * counts as its network of 48 bits, which is what one customer may hold. Imports nothing.
 */
export const addressLimits = {
  /** Enquiries that are mailed one by one [L16]. The rest are stored too, and come in a digest. */
  mails: 30,
  /** Photos whose upload is signed [P9]. */
  uploads: 100,
} as const

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
