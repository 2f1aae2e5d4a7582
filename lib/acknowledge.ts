import { CfnResource, Stack, Validations } from 'aws-cdk-lib'
import type { IConstruct } from 'constructs'

/** Suppresses findings of cdk-nag about a construct, each with its reason. */
export function acknowledge(scope: IConstruct, findings: Record<string, string>): void {
  for (const [id, reason] of Object.entries(findings)) Validations.of(scope).acknowledge({ id, reason })
}

/** Id of cdk-nag's wildcard finding for part of a resource, for example `/customer-photos/*` of a bucket. */
export function wildcardFinding(construct: IConstruct, parts: string): string {
  const resource = construct.node.defaultChild
  if (!(resource instanceof CfnResource)) throw new Error(`${construct.node.path} is not a single resource`)
  return `AwsSolutions-IAM5[Resource::<${Stack.of(construct).getLogicalId(resource)}.Arn>${parts}]`
}
