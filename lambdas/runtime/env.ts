import * as z from 'zod/mini'

const Filled = z.string().check(z.minLength(1))

/** Every environment variable a Lambda may read. `lib` gives each function only those it names. */
const variables = {
  PROJECTS_TABLE: Filled,
  LEADS_TABLE: Filled,
  LIMITS_TABLE: Filled,
  PHOTO_BUCKET: Filled,
  LAST_RESORT_BUCKET: Filled,
  OWNER_EMAIL: z.email(),
  SENDER_EMAIL: z.email(),
  SES_CONFIGURATION_SET: Filled,
  /** Origin of the site, without a slash at the end. */
  SITE_URL: z.url().check(z.regex(/[^/]$/, 'no slash at the end')),
  /** What the CDN sends as `x-origin-key`; it keys the HMACs of form tokens, canaries and addresses too. */
  ORIGIN_KEY: Filled,
  /** What the page that answers a form says of the business: `lib` reads it in `web/content`. */
  BUSINESS_NAME: Filled,
  /** As printed, and as dialled. */
  BUSINESS_PHONE: Filled,
  BUSINESS_PHONE_E164: Filled,
  PRIVACY_NOTICE: Filled,
}
type VariableName = keyof typeof variables

/** Reads the named variables. Call it at cold start: a missing one then stops the function before its first request. */
export function readEnv<const Name extends VariableName>(...names: Name[]): Record<Name, string> {
  const schema = z.object(Object.fromEntries(names.map((name) => [name, variables[name]])))
  const result = schema.safeParse(process.env)
  if (!result.success) {
    throw new Error(`Environment: ${result.error.issues.map((issue) => `${issue.path}: ${issue.message}`).join('; ')}`)
  }
  // The schema has exactly the named keys, each a string; Object.fromEntries forgets that.
  return result.data as Record<Name, string>
}
