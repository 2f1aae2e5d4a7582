/**
 * What CloudFormation would do between two templates: it creates and updates first, in the order of references, and
 * deletes removed resources at the end.
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/using-cfn-updating-stacks-update-behaviors.html
 */
import type { Resource } from '../synthesised.ts'

export type Resources = Record<string, Resource>

/** Properties whose change makes CloudFormation replace a resource, for the types used here. */
const replacing: Record<string, readonly string[]> = {
  'AWS::CloudFront::Distribution': [],
  'AWS::DynamoDB::Table': ['TableName', 'KeySchema'],
  'AWS::Route53::RecordSet': ['Name', 'HostedZoneId', 'HostedZoneName'],
  'AWS::S3::Bucket': ['BucketName'],
  'AWS::SecretsManager::Secret': ['Name'],
  'AWS::SES::EmailIdentity': ['EmailIdentity'],
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

export interface Act {
  created: string[]
  replaced: string[]
  /** Deleted at the end, irrecoverably. */
  deleted: string[]
  /** Removed from the stack, but retained. */
  retained: string[]
}

export function actBetween(before: Resources, after: Resources): Act {
  const isReplaced = (id: string) => {
    const [was, is] = [before[id], after[id]]
    if (!was || !is) return false
    const properties = replacing[was.Type] ?? []
    return was.Type !== is.Type || properties.some((name) => !same(was.Properties?.[name], is.Properties?.[name]))
  }
  const gone = Object.keys(before).filter((id) => !(id in after))
  const replaced = Object.keys(after).filter(isReplaced)
  const outlives = (id: string) => {
    const { DeletionPolicy = 'Delete', UpdateReplacePolicy = 'Delete' } = before[id] ?? {}
    return (gone.includes(id) ? DeletionPolicy : UpdateReplacePolicy) !== 'Delete'
  }
  return {
    created: [...Object.keys(after).filter((id) => !(id in before)), ...replaced],
    replaced,
    deleted: [...gone, ...replaced].filter((id) => !outlives(id)),
    retained: [...gone, ...replaced].filter(outlives),
  }
}

/** A resource's direct and indirect dependencies, by reference or DependsOn. */
export function waitsFor(resources: Resources, id: string, seen = new Set<string>()): Set<string> {
  const resource = resources[id]
  if (!resource || seen.has(id)) return seen
  seen.add(id)
  const text = JSON.stringify(resource)
  const named = [...text.matchAll(/"(?:Ref|Fn::GetAtt)":(?:"(\w+)"|\["(\w+)")/g)].map(
    ([, ref, attribute]) => ref ?? attribute,
  )
  for (const next of [...named, ...(resource.DependsOn ?? [])]) if (next) waitsFor(resources, next, seen)
  return seen
}

export function ofType(resources: Resources, type: string): [string, Resource][] {
  return Object.entries(resources).filter(([, { Type }]) => Type === type)
}

/** Addresses and domains with an SES identity in this template. */
export function identitiesOf(resources: Resources): string[] {
  return ofType(resources, 'AWS::SES::EmailIdentity').map(([, { Properties }]) => Properties.EmailIdentity)
}

/** Environment variables of each function. */
export function settingsOf(resources: Resources): { id: string; variables: Record<string, unknown> }[] {
  return ofType(resources, 'AWS::Lambda::Function').flatMap(([id, { Properties, Metadata }]) =>
    Metadata?.entry ? [{ id, variables: Properties.Environment?.Variables ?? {} }] : [],
  )
}

/** Whether SES would accept mail from an address if these identities are verified. */
export function covers(identities: readonly string[], address: string): boolean {
  return identities.includes(address) || identities.includes(address.slice(address.lastIndexOf('@') + 1))
}
