/**
 * Every limit on enquiries, receipts and uploads, each for a span of UTC time. A network is one IPv4 address or one
 * IPv6 /48, the most that one customer holds; its limits are far above what a household or an office needs. Imports
 * nothing.
 */
export const limits = {
  /** Enquiries of one network: the next ones are marked as possible spam. */
  enquiriesOfNetwork: { most: 10, span: 'day' },
  /** Emergencies and dangers of one network, counted apart: likewise. */
  urgentOfNetwork: { most: 5, span: 'day' },
  /** Mails about ordinary enquiries. What is over it waits in the queue. */
  ordinaryMails: { most: 60, span: 'hour' },
  /** Mails about emergencies and dangers that are not marked. What is over it waits in the queue. */
  urgentMails: { most: 20, span: 'hour' },
  /** Mails about what is marked as possible spam, emergency or not. What is over it is set aside. */
  markedMails: { most: 5, span: 'hour' },
  /** Receipts, so that the form cannot be used to mail strangers. */
  receipts: { most: 100, span: 'day' },
  receiptsOfMailbox: { most: 2, span: 'day' },
  /** Photos of one network for which uploads are signed. */
  uploads: { most: 100, span: 'day' },
} as const

export type LimitName = keyof typeof limits
