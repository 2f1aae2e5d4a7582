import * as z from 'zod'

/** The part of a CloudFormation template that the local stack reads. */
export const Template = z.object({
  Resources: z.record(
    z.string(),
    z.object({
      Type: z.string(),
      Properties: z.record(z.string(), z.unknown()).default({}),
      Metadata: z.record(z.string(), z.unknown()).default({}),
    }),
  ),
  Outputs: z.record(z.string(), z.object({ Value: z.unknown() })).default({}),
})
export type Template = z.infer<typeof Template>

/** Where the resources of a template are on this machine. */
interface LocalPlaces {
  /** Origin of the site, for example `http://localhost:3000`. */
  siteUrl: string
  /** Origin of the local S3. */
  s3Url: string
}

const Intrinsic = z.union([
  z.strictObject({ Ref: z.string() }),
  z.strictObject({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) }),
  z.strictObject({ 'Fn::Join': z.tuple([z.string(), z.array(z.unknown())]) }),
])

const pseudoParameters: Record<string, string> = {
  'AWS::Region': 'eu-west-2',
  'AWS::AccountId': '000000000000',
  'AWS::Partition': 'aws',
  'AWS::URLSuffix': 'amazonaws.com',
}

/** The template with its references resolved to this machine. Each resource is parsed when it is read. */
export type LocalTemplate = ReturnType<typeof localTemplate>

/**
 * Resolves `Ref`, `Fn::GetAtt` and `Fn::Join` as a deployment would. Another function is left as it is, and so is a
 * reference to a secret, which is the same text wherever the secret is needed.
 */
export function localTemplate(template: Template, places: LocalPlaces) {
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve)
    if (typeof value !== 'object' || value === null) return value
    const { data: call } = Intrinsic.safeParse(value)
    if (!call) return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolve(inner)]))
    if ('Ref' in call) return reference(call.Ref)
    if ('Fn::Join' in call) {
      const [separator, parts] = call['Fn::Join']
      return placed(parts.map(resolve).join(separator))
    }
    const [id, attribute] = call['Fn::GetAtt']
    // `logicalIdIn` parses the id out of it again.
    return attribute === 'Arn' ? `arn:aws:local:::${id}` : `${id}.${attribute}.local`
  }

  const reference = (id: string): string => {
    if (template.Resources[id]?.Type === 'AWS::S3::Bucket') return bucketName(id)
    return pseudoParameters[id] ?? id
  }

  /** URLs that exist only in AWS become local ones: `https://{bucket's host}` the local S3. */
  const placed = (text: string): string =>
    text.replace(/https:\/\/(\w+)\.(RegionalDomainName|DomainName)\.local/g, (whole, id: string) => {
      const type = template.Resources[id]?.Type
      if (type === 'AWS::S3::Bucket') return places.s3Url
      return type === 'AWS::CloudFront::Distribution' ? places.siteUrl : whole
    })

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
    /** Values of the outputs by name. */
    outputs: Object.fromEntries(Object.entries(template.Outputs).map(([name, { Value }]) => [name, resolve(Value)])),
  }
}

/** Logical id in a resolved ARN or attribute. */
export function logicalIdIn(text: string): string {
  return text.slice(text.lastIndexOf(':') + 1).split('.')[0] ?? text
}

/** Name of the bucket with a logical id. */
export function bucketName(id: string): string {
  return id.toLowerCase()
}
