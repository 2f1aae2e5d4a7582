import { isOwnName } from '../own-name.ts'

const host = process.env.SITE_URL ? new URL(process.env.SITE_URL).hostname : undefined

/**
 * True in a build for a name of the business's own: what the owner has not confirmed, and advice that nobody qualified has
 * read, is not in it.
 */
export const isLive = host !== undefined && isOwnName(host)
