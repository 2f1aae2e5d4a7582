/**
 * Rate limits, each for a span of UTC time. Those of one network address are far above what a household or an office needs;
 * IPv6 addresses count by their /48 network, the most that one customer holds. Imports nothing.
 */
export const limits = {
  /** Enquiries of one address that are mailed one by one. The rest are stored and mailed in a digest [L16]. */
  mails: { most: 30, span: 'day' },
  /** Emergencies of one address, counted apart, so that other enquiries of a shared connection hold none back. */
  emergencies: { most: 5, span: 'hour' },
  /** Enquiries of all addresses that are mailed one by one, and emergencies apart. */
  allMails: { most: 60, span: 'hour' },
  allEmergencies: { most: 60, span: 'hour' },
  /** Possible spam of all addresses that is mailed one by one, because autofill makes some real visitors look like spam. */
  suspects: { most: 30, span: 'day' },
  /** Signed photo uploads of one address [P9]. */
  uploads: { most: 100, span: 'day' },
} as const

export type LimitName = keyof typeof limits
