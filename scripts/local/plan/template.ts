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

/** Where the resources of a template are on this machine. */
interface LocalPlaces {
  /** Origin of the site, for example `http://localhost:3000`. */
  siteUrl: string
  /** Origin of the local S3. */
  s3Url: string
  /** Local value of a secret, by its logical id. */
  secret: (id: string) => string
}

const pseudoParameters: Record<string, string> = {
  'AWS::Region': 'eu-west-2',
  'AWS::AccountId': '000000000000',
  'AWS::Partition': 'aws',
  'AWS::URLSuffix': 'amazonaws.com',
}

/** The template with its references resolved to this machine. Each resource is parsed when it is read. */
export type LocalTemplate = ReturnType<typeof localTemplate>

/** Resolves `Ref`, `Fn::GetAtt`, `Fn::Join` and `Fn::Sub` as a deployment would. */
export function localTemplate(template: Template, places: LocalPlaces) {
  const reference = (id: string): unknown => {
    const type = template.Resources[id]?.Type
    if (type) return type === 'AWS::S3::Bucket' ? bucketName(id) : id
    return pseudoParameters[id] ?? template.Parameters[id]?.Default
  }

  const intrinsics: Record<string, (argument: unknown) => unknown> = {
    Ref: (id) => reference(String(id)),
    'Fn::GetAtt': (path) => {
      const [id, attribute] = z.tuple([z.string(), z.string()]).parse(path)
      // `logicalIdIn` parses the id out of it again.
      return attribute === 'Arn' ? `arn:aws:local:::${id}` : `${id}.${attribute}.local`
    },
    'Fn::Join': (argument) => {
      const [separator, parts] = z.tuple([z.string(), z.array(z.unknown())]).parse(argument)
      return parts.map(resolve).join(separator)
    },
    'Fn::Sub': (argument) => {
      const text = z.string().regex(/^([^$]|\$\{[\w:]+\})*$/)
      return text.parse(argument).replace(/\$\{([\w:]+)\}/g, (_, id: string) => String(reference(id)))
    },
  }

  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve)
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value)
    const [[name = '', argument] = []] = entries
    if (name !== 'Ref' && !name.startsWith('Fn::')) {
      return Object.fromEntries(entries.map(([key, inner]) => [key, resolve(inner)]))
    }
    const answer = intrinsics[name]
    if (!answer) throw new Error(`The template uses ${name}, which scripts/local/plan/template.ts does not know`)
    const resolved = answer(argument)
    return typeof resolved === 'string' ? placed(resolved, template, places) : resolved
  }

  const read = <Properties>(id: string, Schema: z.ZodType<Properties>): Properties =>
    Schema.parse(resolve(template.Resources[id]?.Properties))

  return {
    /** Properties of a resource. */
    read,
    /** All resources of a type, in the template's order. */
    ofType: <Properties>(type: string, Schema: z.ZodType<Properties>) =>
      Object.entries(template.Resources)
        .filter(([, { Type }]) => Type === type)
        .map(([id, { Metadata }]) => ({ id, metadata: Metadata, properties: read(id, Schema) })),
  }
}

const secretReference = /\{\{resolve:secretsmanager:([^:]+):SecretString:::\}\}/g

/**
 * Replaces URLs that exist only in AWS by local ones: `https://{bucket's host}` becomes the local S3. A reference to a
 * secret becomes its value.
 */
function placed(text: string, template: Template, places: LocalPlaces): string {
  const known = text.replace(secretReference, (_, id) => places.secret(id))
  return known.replace(/https:\/\/([\w-]+)\.(RegionalDomainName|DomainName)\.local/g, (whole, id: string) => {
    const type = template.Resources[id]?.Type
    if (type === 'AWS::S3::Bucket') return places.s3Url
    return type === 'AWS::CloudFront::Distribution' ? places.siteUrl : whole
  })
}

/** Logical id in a resolved ARN or attribute. */
export function logicalIdIn(text: string): string {
  return text.slice(text.lastIndexOf(':') + 1).split('.')[0] ?? text
}

/** Name of the bucket with a logical id. */
export function bucketName(id: string): string {
  return id.toLowerCase()
}
