import { type CfnResponseHeadersPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { headersConfig, type ResponseHeaders } from '#edge/cloudfront-headers.ts'

/** Makes the CDN send these headers with every answer of a behaviour. */
export function headerPolicy(scope: Construct, id: string, headers: ResponseHeaders): ResponseHeadersPolicy {
  const policy = new ResponseHeadersPolicy(scope, id)
  const resource = policy.node.defaultChild as CfnResponseHeadersPolicy // CDK types every default child as IConstruct
  for (const [part, value] of Object.entries(headersConfig(headers))) {
    resource.addPropertyOverride(`ResponseHeadersPolicyConfig.${part}`, value)
  }
  return policy
}
