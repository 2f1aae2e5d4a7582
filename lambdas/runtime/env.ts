import * as z from 'zod/mini'

const Filled = z.string().check(z.minLength(1))

/** Every environment variable that the Lambdas read. `lib` gives each function only those it reads. */
const variables = {
  PROJECTS_TABLE: Filled,
  ENQUIRIES_TABLE: Filled,
  LIMITS_TABLE: Filled,
  PHOTO_BUCKET: Filled,
  ENQUIRIES_QUEUE: Filled,
  OWNER_EMAIL: z.email(),
  SENDER_EMAIL: z.email(),
  SES_CONFIGURATION_SET: Filled,
  /** Where customers get a receipt. */
  RECEIPT_CONFIGURATION_SET: z.optional(Filled),
  /** Origin of the site, without a slash at the end. */
  SITE_URL: z.url().check(z.regex(/[^/]$/, 'no slash at the end')),
  SITE_SECRET: Filled,
}

type VariableName = keyof typeof variables
type Environment<Name extends VariableName> = { [Each in Name]: z.output<(typeof variables)[Each]> }

/**
 * Reads the named variables. Called at cold start, so that a missing one stops the function before its first request.
 */
export function readEnv<const Name extends VariableName>(...names: Name[]): Environment<Name> {
  const schema = z.object(Object.fromEntries(names.map((name) => [name, variables[name]])))
  const { data, error } = schema.safeParse(process.env)
  if (error) {
    const wrong = error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`)
    throw new Error(`Environment: ${wrong.join('; ')}; a grant in lib/api.ts or lib/jobs.ts sets it`)
  }
  // Cast: the schema has exactly the named keys; `Object.fromEntries` loses them.
  return data as Environment<Name>
}
