import { devNull } from 'node:os'

/**
 * Credentials and settings with which AWS clients use the local services, ignoring the user's own AWS files. The key
 * pair is s3rver's; the other services accept any.
 */
export const localCredentials = {
  AWS_REGION: 'eu-west-2',
  AWS_ACCESS_KEY_ID: 'S3RVER',
  AWS_SECRET_ACCESS_KEY: 'S3RVER',
  AWS_CONFIG_FILE: devNull,
  AWS_SHARED_CREDENTIALS_FILE: devNull,
} as const

/** Called before those are set: a profile would take precedence, and other settings would bypass the local URLs. */
export function forgetOwnAccounts(): void {
  for (const name of Object.keys(process.env)) if (name.startsWith('AWS_')) delete process.env[name]
}

/** The same for a client in a process without these variables. */
export const localClient = {
  region: localCredentials.AWS_REGION,
  credentials: {
    accessKeyId: localCredentials.AWS_ACCESS_KEY_ID,
    secretAccessKey: localCredentials.AWS_SECRET_ACCESS_KEY,
  },
} as const
