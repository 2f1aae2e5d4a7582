/**
 * What one network address may cause in a day (UTC), far above what a household or an office would. An IPv6 address
 * counts as its network of 48 bits, which is what one customer may hold. Imports nothing.
 */
export const addressLimits = {
  /** Enquiries that are mailed one by one [L16]. The rest are stored too, and wait for the morning mail. */
  mails: 30,
  /** Photos whose upload is signed [P9]. */
  uploads: 100,
} as const
