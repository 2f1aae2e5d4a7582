import * as z from 'zod'

/** The part of a CloudFormation template that the local stack reads. */
export const Template = z.object({
  Parameters: z.record(z.string(), z.object({ Default: z.unknown() })).default({}),
  Resources: z.record(
    z.string(),
    z.object({
      Type: z.string(),
      Properties: z.record(z.string(), z.unknown()).default({}),
      Metadata: z.record(z.string(), z.unknown()).default({}),
    }),
  ),
})
export type Template = z.infer<typeof Template>

/** Where the things that a template only names are found on this machine. */
interface LocalPlaces {
  /** Origin of the site, for example `http://localhost:3000`. */
  siteUrl: string
  /** Origin of the local S3. */
  s3Url: string
  /** Values of the stack's parameters. */
  parameters: Record<string, string>
  /** Value that a reference to a secret is replaced by. */
  secret: (name: string, field: string, version: string) => string
}

const region = 'eu-west-2'
const account = '000000000000'

const pseudoParameters: Record<string, string> = {
  'AWS::Region': region,
  'AWS::AccountId': account,
  'AWS::Partition': 'aws',
  'AWS::URLSuffix': 'amazonaws.com',
  'AWS::StackName': 'local',
  'AWS::StackId': `arn:aws:cloudformation:${region}:${account}:stack/local/00000000-0000-4000-8000-000000000000`,
}

/** Logical id and properties, with every reference replaced by its local value. */
interface LocalResource {
  id: string
  properties: Record<string, unknown>
  metadata: Record<string, unknown>
}

/** The template with its references resolved to this machine. */
export interface LocalTemplate {
  /** All resources of a type, in the template's order. */
  ofType(type: string): LocalResource[]
  byId(id: string): LocalResource | undefined
}

/** Replaces `Ref`, `Fn::GetAtt`, `Fn::Join` and `Fn::Sub` the way a deployment would. */
export function localTemplate(template: Template, places: LocalPlaces): LocalTemplate {
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve)
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value)
    const [first] = entries
    if (entries.length === 1 && first && (first[0] === 'Ref' || first[0].startsWith('Fn::'))) {
      const answer = intrinsic(first[0], first[1])
      return typeof answer === 'string' ? placed(answer, template, places) : answer
    }
    return Object.fromEntries(entries.map(([key, inner]) => [key, resolve(inner)]))
  }

  const intrinsic = (name: string, argument: unknown): unknown => {
    switch (name) {
      case 'Ref':
        return reference(template, places, String(argument))
      case 'Fn::GetAtt': {
        const [id = '', ...attribute] = z.array(z.string()).parse(argument)
        return attributeOf(id, attribute.join('.'))
      }
      case 'Fn::Join': {
        const [separator, parts] = z.tuple([z.string(), z.unknown()]).parse(argument)
        return z.array(z.unknown()).parse(resolve(parts)).join(separator)
      }
      case 'Fn::Sub': {
        const text = z
          .string()
          .regex(/^([^$]|\$\{[\w:]+\})*$/)
          .parse(argument)
        return text.replace(/\$\{([\w:]+)\}/g, (_, id: string) => String(reference(template, places, id)))
      }
      default:
        throw new Error(`The template uses ${name}, which scripts/local/plan/template.ts does not know`)
    }
  }

  const resources = Object.entries(template.Resources).map(([id, resource]) => ({ id, ...resource }))
  const resolved = ({ id, Properties, Metadata }: (typeof resources)[number]): LocalResource => ({
    id,
    properties: z.record(z.string(), z.unknown()).parse(resolve(Properties)),
    metadata: Metadata,
  })
  return {
    ofType: (type) => resources.filter(({ Type }) => Type === type).map(resolved),
    byId: (id) => {
      const found = resources.find((resource) => resource.id === id)
      return found && resolved(found)
    },
  }
}

function reference(template: Template, { parameters }: LocalPlaces, id: string): unknown {
  const pseudo = pseudoParameters[id]
  if (pseudo) return pseudo
  if (id === 'AWS::NoValue') return undefined
  const resource = template.Resources[id]
  if (!resource) return parameters[id] ?? template.Parameters[id]?.Default
  const { TableName, BucketName, Name } = resource.Properties
  const given = [TableName, BucketName, Name].find((name) => typeof name === 'string')
  // Bucket names are lower case.
  return given ?? (resource.Type === 'AWS::S3::Bucket' ? id.toLowerCase() : id)
}

/** `logicalIdIn` reads the logical id back. */
function attributeOf(id: string, attribute: string): string {
  if (attribute === 'Arn') return `arn:aws:local:${region}:${account}:${id}`
  return `${id}.${attribute}.local`
}

const secretReference = /\{\{resolve:secretsmanager:([^:]+):SecretString:([^:]+)::([^:}]+)\}\}/g

/**
 * Addresses that exist only in AWS become those of this machine: `https://{bucket's host}` is the local S3. A reference
 * to a secret becomes its value.
 */
function placed(text: string, template: Template, places: LocalPlaces): string {
  const known = text.replace(secretReference, (_, name, field, version) => places.secret(name, field, version))
  return known.replace(/https:\/\/([\w-]+)\.(RegionalDomainName|DomainName)\.local/g, (whole, id: string) => {
    const type = template.Resources[id]?.Type
    if (type === 'AWS::S3::Bucket') return places.s3Url
    return type === 'AWS::CloudFront::Distribution' ? places.siteUrl : whole
  })
}

/** The resource that a resolved ARN, name or attribute belongs to. */
export function logicalIdIn(text: string): string {
  return text.slice(text.lastIndexOf(':') + 1).split('.')[0] ?? text
}
