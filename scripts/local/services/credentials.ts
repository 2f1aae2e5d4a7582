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

/**
 * From here on the SDK's clients of this process use the local services at these URLs (`AWS_ENDPOINT_URL_*`), and no
 * other setting: a profile would take precedence, and others would bypass the URLs.
 */
export function setLocalEnvironment(urls: Record<string, string> = {}): void {
  for (const name of Object.keys(process.env)) if (name.startsWith('AWS_')) delete process.env[name]
  Object.assign(process.env, localCredentials, urls)
}
