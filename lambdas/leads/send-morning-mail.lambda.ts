import { connectReminderServices } from './reminder-services.ts'
import { sendMorningMail } from './send-morning-mail.ts'

const deps = connectReminderServices()

/** Called by EventBridge Scheduler at half past seven, London time. */
export const handler = async (): Promise<void> => sendMorningMail(deps)
