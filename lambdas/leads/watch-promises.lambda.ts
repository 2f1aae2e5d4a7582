import { connectReminderServices } from './reminder-services.ts'
import { watchPromises } from './watch-promises.ts'

const deps = connectReminderServices()

/** Called by EventBridge Scheduler every fifteen minutes. */
export const handler = async (): Promise<void> => watchPromises(deps)
