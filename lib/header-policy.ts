import { createHash } from 'node:crypto'
import { Stack } from 'aws-cdk-lib'
import { type CfnResponseHeadersPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { headersConfig, type ResponseHeaders } from '#edge/cloudfront-headers.ts'

/**
 * Makes the CDN send these headers with every answer of a behaviour. Other headers are another policy, so that they change
 * the distribution: CloudFormation then waits until every edge has them, before pages that need them are uploaded.
 */
export function headerPolicy(scope: Construct, id: string, headers: ResponseHeaders): ResponseHeadersPolicy {
  const content = JSON.stringify(Stack.of(scope).resolve(headers))
  const policy = new ResponseHeadersPolicy(
    scope,
    `${id}${createHash('sha256').update(content).digest('hex').slice(0, 8)}`,
  )
  const resource = policy.node.defaultChild as CfnResponseHeadersPolicy // CDK types every default child as IConstruct
  for (const [part, value] of Object.entries(headersConfig(headers))) {
    resource.addPropertyOverride(`ResponseHeadersPolicyConfig.${part}`, value)
  }
  return policy
}
