/** The stacks of a deployment and their outputs, for the stack and the operator's tools. Imports nothing. */

/** Identifies one deployment; part of the names of its resources. */
export interface Deployment {
  /** `live`, or the name of a copy beside it, for example `preview`. */
  stage: string
  /** AWS region. */
  region: string
}

/**
 * Name of the CloudFormation stack, with the region in it: the names that CDK derives from it include those of
 * CloudFront and IAM, which are shared by all regions of an account.
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
