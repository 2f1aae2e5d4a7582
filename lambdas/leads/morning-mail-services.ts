import { createDynamoClient } from '../runtime/dynamo-client.ts'
import { readEnv } from '../runtime/env.ts'
import { createOwnerSettings } from './owner-settings.ts'

/** What the two functions behind the link in the morning mail work with. */
export function connectMorningMailServices() {
  const env = readEnv('OWNER_SETTINGS_TABLE', 'OWNER_LINKS_KEYS', 'BUSINESS_NAME')
  return {
    settings: createOwnerSettings(createDynamoClient(), env.OWNER_SETTINGS_TABLE),
    keys: env.OWNER_LINKS_KEYS,
    businessName: env.BUSINESS_NAME,
  }
}
