/** Names shared by the Lambdas, the stack and the operator's tools. Imports nothing. */

/** Identifies one deployment; part of the names of its resources. */
export interface Deployment {
  /** `live`, or the name of a copy beside it, for example `preview`. */
  stage: string
  /** AWS region. */
  region: string
}

/**
 * Name of the CloudFormation stack, with the region in it: the names that CDK derives from it include those of CloudFront
 * and IAM, which are shared by all regions of an account.
 */
export function siteStackName({ stage, region }: Deployment): string {
  return `ElectricianWebsite-${stage}-${region}`
}

/** Names of the stacks in us-east-1 that a deployment may have besides its own. */
export function edgeStackNames(deployment: Deployment): { certificate: string; firewall: string } {
  const name = siteStackName(deployment)
  return { certificate: `${name}-edge`, firewall: `${name}-firewall` }
}

/** Stack outputs that the operator's tools read. The certificate's stack has `AlarmTopic` too. */
export type StackOutput =
  | 'Url'
  | 'AlarmTopic'
  | 'SigningSecret'
  | 'MailConfigurationSet'
  | `${'Projects' | 'Leads'}Table`
  | `${'PortfolioImages' | 'CustomerPhotos' | 'LastResort'}Bucket`

/** Value of the metrics' dimension `service`. One per stage, so that one stage's metrics cannot hide that another's stopped. */
export function serviceName(stage: string): string {
  return `${metrics.service}-${stage}`
}

/** Metrics of our own, which `lib/alarms.ts` watches. */
export const metrics = {
  namespace: 'ElectricianWebsite',
  /** Begins the value of the dimension `service` on every metric, and of the field `service` in every log line. */
  service: 'electrician-website',
  names: {
    /** A visitor's lead was accepted; canaries and repeats do not count. */
    leadAccepted: 'LeadAccepted',
    /** A visitor was answered 503: table, mail and last resort were all down. */
    leadUnavailable: 'LeadUnavailable',
    /** A lead's network address could not be counted, so that a flood would not be limited. */
    countFailed: 'CountFailed',
    /** The first mail of a lead failed; redelivery will try again. */
    leadMailFailed: 'LeadMailFailed',
    /** The daily canary was stored and mailed. */
    canaryMailed: 'CanaryMailed',
    /** Heartbeat: 1 for every run of the morning mail that reached its end, with something to say or not. */
    morningMailRun: 'MorningMailRun',
    /** Heartbeat: 1 for every run of redelivery that reached its end. */
    redeliveryRun: 'RedeliveryRun',
    /** Age in seconds of the oldest lead that the owner has not been mailed; 0 when there is none. */
    oldestUndeliveredSeconds: 'OldestUndeliveredSeconds',
    /** Leads that the owner has not been mailed. */
    undeliveredLeads: 'UndeliveredLeads',
    /** Age in seconds of the oldest lead with an untagged photo; pending photos are deleted after 2 days. */
    oldestUntaggedPhotoSeconds: 'OldestUntaggedPhotoSeconds',
    /** A malformed row of the portfolio was left out of an answer. */
    malformedProject: 'MalformedProject',
    /** SES reports that a mail was delivered. */
    mailDelivery: 'MailDelivery',
    /** SES reports a bounce, a complaint or a reject; the lead and the log say which. */
    ownerMailFailed: 'OwnerMailFailed',
    /** SES could not deliver a mail yet and goes on trying. */
    ownerMailDelayed: 'OwnerMailDelayed',
    /** 1 for a look at the home page that found no page, or not its script, else 0. */
    siteDown: 'SiteDown',
    /** 1 for a look at the form's own addresses that found one not answering as it should, else 0. */
    formDown: 'FormDown',
    /** Heartbeat: 1 for every look at the site, whatever it found. */
    siteChecked: 'SiteChecked',
    /**
     * What the gateway answered a post of the form that was not accepted, from the access log: 2 for each, 1 for one that lacked
     * a field. Whatever answered it, the function or the gateway.
     */
    enquiryRefused: 'EnquiryRefused',
    /** A call came without the CDN's key: somebody called the gateway directly, or the keys differ. */
    originKeyRefused: 'OriginKeyRefused',
  },
} as const

/**
 * Metrics whose absence raises an alarm, by the function that reports zeros for them. It is not the one that counts, so that
 * the alarm has data even if that one never ran.
 */
export const silentMetrics = {
  siteCheck: [
    metrics.names.redeliveryRun,
    metrics.names.leadAccepted,
    metrics.names.canaryMailed,
    metrics.names.morningMailRun,
  ],
  redelivery: [metrics.names.siteChecked],
} as const

export type MetricName = (typeof metrics.names)[keyof typeof metrics.names]

/** Where canary leads are mailed: SES's simulator, which delivers nothing and does not affect the sender's reputation. */
export const mailSimulatorAddress = 'success@simulator.amazonses.com'

/** Header by which the API knows that a call came through the CDN [E8]. */
export const originKeyHeader = 'x-origin-key'

/**
 * Header by which the CDN tells the API a visitor's network address and port; whatever a visitor sends under it is replaced.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/adding-cloudfront-headers.html
 */
export const viewerAddressHeader = 'cloudfront-viewer-address'
