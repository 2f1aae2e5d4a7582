import * as z from 'zod/mini'
import { deriveKeys } from './derive-keys.ts'

const Filled = z.string().check(z.minLength(1))

const List = z.pipe(
  z.string().check(z.regex(/^[^,]+(,[^,]+)*$/, 'words with commas between')),
  z.transform((text: string): readonly string[] => text.split(',')),
)
/** The current secret first, then older ones that are accepted during a rotation. */
const keysFor = (purpose: Parameters<typeof deriveKeys>[1]) =>
  z.pipe(
    List,
    z.transform((secrets: readonly string[]) => deriveKeys(secrets, purpose)),
  )

/** Keys for form tokens and counters, canaries and owner's links: each derived from `SIGNING_SECRETS`. */
const derivedKeys = {
  FORM_TOKEN_KEYS: keysFor('form-token'),
  CANARY_KEYS: keysFor('canary'),
  OWNER_LINKS_KEYS: keysFor('owner-links'),
}

/** Every environment variable of the Lambdas. `lib` gives each function only those it reads. */
const variables = {
  PROJECTS_TABLE: Filled,
  LEADS_TABLE: Filled,
  LIMITS_TABLE: Filled,
  PHOTO_BUCKET: Filled,
  LEADS_QUEUE: Filled,
  OWNER_EMAIL: z.email(),
  SENDER_EMAIL: z.email(),
  SES_CONFIGURATION_SET: Filled,
  /** The topic that the owner's phone is subscribed to. */
  OWNER_PHONE_TOPIC: Filled,
  /** Origin of the site, without a slash at the end. */
  SITE_URL: z.url().check(z.regex(/[^/]$/, 'no slash at the end')),
  /** The CDN's `x-origin-key`. */
  ORIGIN_KEYS: List,
  ...derivedKeys,
}

type VariableName = keyof typeof variables
type Environment<Name extends VariableName> = { [Each in Name]: z.output<(typeof variables)[Each]> }

/** Reads the named variables. Call it at cold start, so that a missing one stops the function before its first request. */
export function readEnv<const Name extends VariableName>(...names: Name[]): Environment<Name> {
  const schema = z.object(Object.fromEntries(names.map((name) => [name, variables[name]])))
  const { SIGNING_SECRETS } = process.env
  const derived = Object.fromEntries(Object.keys(derivedKeys).map((name) => [name, SIGNING_SECRETS]))
  const result = schema.safeParse({ ...process.env, ...derived })
  if (!result.success) {
    throw new Error(`Environment: ${result.error.issues.map((issue) => `${issue.path}: ${issue.message}`).join('; ')}`)
  }
  // Cast: the schema has exactly the named keys; `Object.fromEntries` loses them.
  return result.data as Environment<Name>
}
