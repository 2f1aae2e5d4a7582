import { createDynamoClient } from '../runtime/dynamo-client.ts'
import { readEnv } from '../runtime/env.ts'
import { createOwnerSettings } from './owner-settings.ts'
import { connectReminderServices } from './reminder-services.ts'
import { sendMorningMail } from './send-morning-mail.ts'

const env = readEnv('FACTS_TO_CHECK', 'OWNER_SETTINGS_TABLE')
const deps = {
  ...connectReminderServices(),
  settings: createOwnerSettings(createDynamoClient(), env.OWNER_SETTINGS_TABLE),
  factsToCheck: env.FACTS_TO_CHECK,
}

/** Called by EventBridge Scheduler at half past seven, London time. */
export const handler = async (): Promise<void> => sendMorningMail(deps)
