import { readEnv } from '../runtime/env.ts'
import { checkSite } from './check-site.ts'

const { SITE_URL } = readEnv('SITE_URL')

/** Called by EventBridge Scheduler every two minutes. */
export const handler = async (): Promise<void> => checkSite(SITE_URL, fetch)
