import { isOwnName } from '../own-name.ts'

const host = process.env.SITE_URL ? new URL(process.env.SITE_URL).hostname : undefined

/**
 * True in a build for the business's own domain: it leaves out what the owner has not confirmed, and advice that no
 * qualified person has read.
 */
export const isLive = host !== undefined && isOwnName(host)
