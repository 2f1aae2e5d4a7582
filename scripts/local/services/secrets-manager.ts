import * as z from 'zod'
import { answerCall, type LocalService, listen, operationOf } from './http-server.ts'
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
  ClientRequestToken: z.string().default(''),
  SecretString: z.string().default(''),
  VersionId: z.string().optional(),
})

interface LocalSecretsManager extends LocalService {
  /** What `{{resolve:secretsmanager:name:SecretString:field::version}}` becomes in a deployment. */
  resolve: (name: string, field: string, version: string) => string
}

/** Starts as much of Secrets Manager as the tools call. The secrets are kept in `file`. */
export async function startSecretsManager({ file }: { file: string }): Promise<LocalSecretsManager> {
  const secrets = Secrets.parse(readKept(file) ?? {})

  const answer = async (operation: string, input: unknown): Promise<object> => {
    const { Name, SecretId = Name ?? '', ClientRequestToken, SecretString, VersionId } = Call.parse(input)
    const { versions, stages } = secrets[SecretId] ?? { versions: {}, stages: {} }
    const { AWSCURRENT } = stages
    if (operation === 'CreateSecret' || (operation === 'PutSecretValue' && AWSCURRENT)) {
      secrets[SecretId] = {
        versions: { ...versions, [ClientRequestToken]: SecretString },
        stages: { ...(AWSCURRENT && { AWSPREVIOUS: AWSCURRENT }), AWSCURRENT: ClientRequestToken },
      }
      keep(file, secrets)
      return { Name: SecretId, VersionId: ClientRequestToken }
    }
    if (!AWSCURRENT) throw Object.assign(new Error('no such secret'), { name: 'ResourceNotFoundException' })
    if (operation === 'GetSecretValue') return { SecretString: versions[VersionId ?? AWSCURRENT] }
    const labels = Object.entries(stages).map(([label, id]) => [id, [label]])
    return { Name: SecretId, VersionIdsToStages: Object.fromEntries(labels) }
  }

  const service = await listen((request, response) =>
    answerCall(request, response, (input) => answer(operationOf(request), input)),
  )
  return {
    ...service,
    resolve: (name, field, version) => {
      const value = JSON.parse(secrets[name]?.versions[version] ?? '{}')[field]
      if (typeof value !== 'string') throw new Error(`The secret ${name} has no ${field} in its version ${version}`)
      return value
    },
  }
}
