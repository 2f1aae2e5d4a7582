import { devNull } from 'node:os'

/**
 * What the AWS clients need to talk to the local services, and nothing of the files in which a person keeps accounts of
 * their own. The key pair is s3rver's own; the others take any.
 */
export const localCredentials = {
  AWS_REGION: 'eu-west-2',
  AWS_ACCESS_KEY_ID: 'S3RVER',
  AWS_SECRET_ACCESS_KEY: 'S3RVER',
  AWS_CONFIG_FILE: devNull,
  AWS_SHARED_CREDENTIALS_FILE: devNull,
} as const

/** For before they are set: a profile would win over them, and other settings lead past the local addresses. */
export function forgetOwnAccounts(): void {
  for (const name of Object.keys(process.env)) if (name.startsWith('AWS_')) delete process.env[name]
}

/** The same for a client of a process that has no such environment. */
export const localClient = {
  region: localCredentials.AWS_REGION,
  credentials: {
    accessKeyId: localCredentials.AWS_ACCESS_KEY_ID,
    secretAccessKey: localCredentials.AWS_SECRET_ACCESS_KEY,
  },
} as const
