/** Names on which the Lambdas, the stack and the operator's tools must agree. Imports nothing. */

/** Name of the CloudFormation stack. */
export const siteStackName = 'ElectricianWebsite'

/** Metrics that the Lambdas emit and `lib/alarms.ts` watches. */
export const metrics = {
  namespace: 'ElectricianWebsite',
  /** Value of the dimension `service` on every metric, and of the field `service` in every log line. */
  service: 'electrician-website',
  names: {
    /** A visitor's lead was accepted; canaries and repeats do not count. "No lead for N days" watches it. */
    leadAccepted: 'LeadAccepted',
    /** A visitor was answered 503: all three places were down. */
    leadUnavailable: 'LeadUnavailable',
    /** The first mail of a lead failed; redelivery will try again. */
    leadMailFailed: 'LeadMailFailed',
    /** The daily canary was stored and mailed. */
    canaryMailed: 'CanaryMailed',
    /** Heartbeat: 1 for every run of redelivery that reached its end. */
    redeliveryRun: 'RedeliveryRun',
    /** Seconds since the oldest lead that nobody has been mailed about was received; 0 when there is none. */
    oldestUndeliveredSeconds: 'OldestUndeliveredSeconds',
    /** Leads that nobody has been mailed about. */
    undeliveredLeads: 'UndeliveredLeads',
    /** Seconds since the oldest lead with a photo that is not tagged yet was received; pending photos die after 2 days. */
    oldestUntaggedPhotoSeconds: 'OldestUntaggedPhotoSeconds',
    /** A row of the portfolio that cannot be read was left out of an answer. */
    malformedProject: 'MalformedProject',
    /** SES reports that a mail was delivered. */
    mailDelivery: 'MailDelivery',
    /** SES reports a bounce, a complaint or a reject; which of them, the lead and the log say. */
    ownerMailFailed: 'OwnerMailFailed',
  },
} as const

export type MetricName = (typeof metrics.names)[keyof typeof metrics.names]

/** Where canary leads are mailed: SES's simulator, which delivers to nobody and costs no reputation. */
export const mailSimulatorAddress = 'success@simulator.amazonses.com'

/** Header by which the API knows that a call came through the CDN (promise E8). */
export const originKeyHeader = 'x-origin-key'
