/**
 * How much may be used in a span of time (UTC). What one network address may is far above what a household or an office would;
 * an IPv6 address counts as its network of 48 bits, which is what one customer may hold. Imports nothing.
 */
export const limits = {
  /** Enquiries of one address that are mailed one by one. The rest are stored too, and come in a digest [L16]. */
  mails: { most: 30, span: 'day' },
  /** Emergencies of one address. They count by themselves: none is held for what else comes from a busy connection. */
  emergencies: { most: 5, span: 'hour' },
  /** Enquiries of all addresses that are mailed one by one, and emergencies by themselves. */
  allMails: { most: 60, span: 'hour' },
  allEmergencies: { most: 60, span: 'hour' },
  /** Possible spam of all addresses that is mailed one by one: some of it is a visitor whose form was filled in for them. */
  suspects: { most: 30, span: 'day' },
  /** Photos of one address whose upload is signed [P9]. */
  uploads: { most: 100, span: 'day' },
  /** Links to sign in at the owner's desk that one address may ask for. */
  signIns: { most: 10, span: 'day' },
} as const

export type LimitName = keyof typeof limits
