import { readEnv } from '../runtime/env.ts'
import { connectReminderServices } from './reminder-services.ts'
import { sendMorningMail } from './send-morning-mail.ts'

const { FACTS_TO_CHECK: factsToCheck } = readEnv('FACTS_TO_CHECK')
const deps = { ...connectReminderServices(), factsToCheck }

/** Called by EventBridge Scheduler at half past seven, London time. */
export const handler = async (): Promise<void> => sendMorningMail(deps)
