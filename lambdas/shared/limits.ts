/**
 * Rate limits, each for a span of UTC time. Those of one network address are far above what a household or an office needs;
 * IPv6 addresses count by their /48 network, the most that one customer holds. Imports nothing.
 */
export const limits = {
  /** Enquiries of one address that are mailed. Beyond a limit they are stored, and an alarm says so. */
  mailsOfAddress: { most: 10, span: 'hour' },
  /** Enquiries of all addresses that are mailed. */
  mails: { most: 60, span: 'hour' },
  /** Those that look like spam have places of their own, because autofill makes some real visitors look like it. */
  suspects: { most: 20, span: 'hour' },
  /** Emergencies that do not look like spam too, so that no flood of other enquiries holds one back. */
  emergenciesOfAddress: { most: 5, span: 'hour' },
  emergencies: { most: 20, span: 'hour' },
  /** Text messages, each of which costs money and interrupts the owner. */
  texts: { most: 10, span: 'day' },
  /** Receipts, so that the form cannot be used to mail strangers. */
  receipts: { most: 100, span: 'day' },
  receiptsOfMailbox: { most: 2, span: 'day' },
  /** Signed photo uploads of one address. */
  uploads: { most: 100, span: 'day' },
} as const

export type LimitName = keyof typeof limits
