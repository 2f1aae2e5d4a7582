/**
 * Names of the business metrics: the Lambdas write them (EMF), `lib/monitoring.ts` raises alarms on them.
 * Plain data; every metric carries the one dimension `service`.
 */
export const metricNamespace = 'ElectricianWebsite'
export const metricService = 'website'

/** Counts unless said otherwise. Canary leads are in `CanaryDelivered` only. */
export const metrics = {
  /** A new enquiry is durable (promise L1). Repeats of one enquiry do not count. */
  leadAccepted: 'LeadAccepted',
  /** Both stores and the mail service were down: the visitor was answered 503 and asked to call. */
  leadUnavailable: 'LeadUnavailable',
  /** An enquiry that only the last-resort bucket holds. */
  leadLastResort: 'LeadLastResort',
  /** Seconds the oldest unmailed lead has waited, 0 when there is none. Written by every redelivery run. */
  oldestUndeliveredSeconds: 'OldestUndeliveredLeadSeconds',
  /** The owner's mail bounced, was rejected or marked as spam (SES event). */
  ownerMailFailed: 'OwnerMailFailed',
  /** The owner's mail was delivered (SES event). */
  ownerMailDelivered: 'OwnerMailDelivered',
  /** Photos of a mailed lead that could not be tagged `attached` yet: they are deleted on day 2 (promise P7). */
  photosUntagged: 'PhotosUntagged',
  /** The mail of the daily canary lead reached the simulator (SES event). */
  canaryDelivered: 'CanaryDelivered',
} as const
