import { CfnResource, Stack, Validations } from 'aws-cdk-lib'
import type { IConstruct } from 'constructs'

/** Findings of the checkers (cdk-nag) that we looked at and keep, each with the reason, next to what they are about. */
export function acknowledge(scope: IConstruct, findings: Record<string, string>): void {
  for (const [id, reason] of Object.entries(findings)) Validations.of(scope).acknowledge({ id, reason })
}

/** Name of the finding that a policy allows something on every part of a resource: `/customer-photos/*` of a bucket. */
export function wildcardFinding(made: IConstruct, parts: string): string {
  const resource = made.node.defaultChild
  if (!(resource instanceof CfnResource)) throw new Error(`${made.node.path} is no resource of this stack`)
  return `AwsSolutions-IAM5[Resource::<${Stack.of(made).getLogicalId(resource)}.Arn>${parts}]`
}
