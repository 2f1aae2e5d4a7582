import { text } from 'node:stream/consumers'
import * as z from 'zod'
import { type LocalService, listen } from './http-server.ts'
import { keep, readKept } from './kept-file.ts'

const Secrets = z.record(
  z.string(),
  z.object({
    /** Values by the id of their version. */
    versions: z.record(z.string(), z.string()),
    /** Ids by staging label. */
    stages: z.record(z.string(), z.string()),
  }),
)

const Call = z.object({
  Name: z.string().optional(),
  SecretId: z.string().optional(),
  ClientRequestToken: z.string().optional(),
  SecretString: z.string().optional(),
  VersionId: z.string().optional(),
})

interface LocalSecretsManager extends LocalService {
  /** What `{{resolve:secretsmanager:name:SecretString:field::version}}` becomes in a deployment. */
  resolve: (name: string, field: string, version: string) => string
}

/** Starts as much of Secrets Manager as the tools call. With a `file` the secrets are kept there. */
export async function startSecretsManager({ file }: { file?: string } = {}): Promise<LocalSecretsManager> {
  const secrets = Secrets.parse((file && readKept(file)) ?? {})

  const put = (name: string, { ClientRequestToken = '', SecretString = '' }: z.infer<typeof Call>) => {
    const { versions, stages } = secrets[name] ?? { versions: {}, stages: {} }
    const previous = stages.AWSCURRENT
    secrets[name] = {
      versions: { ...versions, [ClientRequestToken]: SecretString },
      stages: { ...(previous && { AWSPREVIOUS: previous }), AWSCURRENT: ClientRequestToken },
    }
    if (file) keep(file, secrets)
    return { Name: name, VersionId: ClientRequestToken }
  }

  const answer = (operation: string, call: z.infer<typeof Call>): object | undefined => {
    const { Name = '', SecretId = '', VersionId } = call
    if (operation === 'CreateSecret') return put(Name, call)
    const secret = secrets[SecretId]
    if (!secret) return undefined
    if (operation === 'PutSecretValue') return put(SecretId, call)
    if (operation === 'DescribeSecret') return { Name: SecretId, VersionIdsToStages: labelsOf(secret.stages) }
    const id = VersionId ?? secret.stages.AWSCURRENT ?? ''
    return operation === 'GetSecretValue' ? { SecretString: secret.versions[id], VersionId: id } : undefined
  }

  const service = await listen(async (request, response) => {
    const operation = String(request.headers['x-amz-target']).replace('secretsmanager.', '')
    const body = await text(request)
    const result = answer(operation, Call.parse(JSON.parse(body || '{}')))
    response.writeHead(result ? 200 : 400, { 'content-type': 'application/x-amz-json-1.1' })
    response.end(JSON.stringify(result ?? { __type: 'ResourceNotFoundException', message: `no such secret` }))
  })
  return {
    ...service,
    resolve: (name, field, version) => {
      const value = JSON.parse(secrets[name]?.versions[version] ?? '{}')[field]
      if (typeof value !== 'string') throw new Error(`The secret ${name} has no ${field} in its version ${version}`)
      return value
    },
  }
}

function labelsOf(stages: Record<string, string>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(stages).map(([label, id]) => [id, [label]]))
}
