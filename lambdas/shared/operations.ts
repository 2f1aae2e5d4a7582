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
  | 'Secret'
  | `${'Projects' | 'Enquiries'}Table`
  | `${'PortfolioImages' | 'CustomerPhotos'}Bucket`
  | 'EnquiriesQueue'
  | 'EnquiriesDeadLetters'

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
    /** An enquiry marked as possible spam had no room among the mails, and was stored. */
    enquirySetAside: 'EnquirySetAside',
    /** Age in seconds of an enquiry that could not be mailed just now: a fault, or no room. Not of one that waits for photos. */
    waitingSeconds: 'WaitingSeconds',
    /** 1 for a daily test enquiry that was stored and mailed. The site check reports 0 at each look, so that its alarm always has data. */
    testEnquiryMailed: 'TestEnquiryMailed',
    /** 1 for a look that found no home page, not its script, or an address of the form not answering as it should, else 0. */
    siteDown: 'SiteDown',
    /**
     * What the gateway answered a post of the form, from the access log: 3 for an error of ours, 1 for one that was throttled.
     * Whatever answered it, the function or the gateway.
     */
    enquiryRefused: 'EnquiryRefused',
  },
} as const

/** Seconds from which an enquiry that is not mailed rings. */
export const waitingTooLongSeconds = 900

/** What the schedules call the site check with: nothing for a look at the site, `testEnquiry` for the daily one. */
export interface CheckSiteEvent {
  testEnquiry?: boolean
}

export type MetricName = (typeof metrics.names)[keyof typeof metrics.names]

/**
 * Address that sends emergencies and dangers, so that a phone can ring for these alone: `website+urgent@example.com`. Where an address
 * is verified, SES sends from its labels too: https://docs.aws.amazon.com/ses/latest/DeveloperGuide/verify-email-addresses.html
 */
export function urgentSenderOf(sender: string): string {
  return sender.replace('@', '+urgent@')
}

/** Where test enquiries are mailed: SES's simulator, which delivers nothing and does not affect the sender's reputation. */
export const mailSimulatorAddress = 'success@simulator.amazonses.com'

/** Header by which the API knows that a call came through the CDN. */
export const originKeyHeader = 'x-origin-key'

/**
 * Header by which the CDN tells the API a visitor's network address and port; whatever a visitor sends under it is replaced.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/adding-cloudfront-headers.html
 */
export const viewerAddressHeader = 'cloudfront-viewer-address'
