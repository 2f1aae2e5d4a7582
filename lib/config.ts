/** Checks every setting of the stack, all of which `site.config.ts` has. */
import { RetentionDays } from 'aws-cdk-lib/aws-logs'
import * as z from 'zod'
import { deploymentOf, isLive } from './deployment.ts'

const unlessBlank = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

/** The periods, short of for ever, for which CloudWatch keeps logs. */
const logPeriods: number[] = Object.values(RetentionDays)
  .filter((days) => typeof days === 'number')
  .filter((days) => days !== RetentionDays.INFINITE)

/** Every setting, checked. `site.config.ts` says what each means. */
export const Settings = z
  .strictObject({
    stage: z.string().regex(/^[a-z][a-z0-9-]{0,19}$/, 'lower-case letters, digits and hyphens, like preview'),
    region: z.string().regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'an AWS region like eu-west-2'),
    ownerEmail: z.email("the owner's e-mail address: where enquiries are sent"),
    secondOwnerEmail: unlessBlank(z.email('an e-mail address')),
    senderEmail: z.email("the sender's e-mail address: where enquiries are sent from"),
    domain: unlessBlank(
      z.string().regex(/^(?!www\.)([a-z0-9-]+\.)+[a-z]{2,}$/, 'a domain without www, like sampleford.co.uk'),
    ),
    hostedZoneId: unlessBlank(z.string().regex(/^Z[A-Z0-9]+$/, 'a Route 53 hosted zone id like Z0123456789ABCDEFGHIJ')),
    waf: z.boolean('true or false'),
    terminationProtection: z.boolean('true or false'),
    customerReceipt: z.boolean('true or false'),
    alarmEmails: z.array(z.email('e-mail addresses'), 'a list of e-mail addresses'),
    runbooks: unlessBlank(z.url('a URL like https://github.com/OWNER/REPO/blob/main/docs/operate.md')),
    monthlyBudget: z.number('US dollars a month, or 0').min(0, 'US dollars a month, or 0 for none'),
    logRetentionDays: z
      .number('a number of days')
      .refine((days) => logPeriods.includes(days), `one of the periods CloudWatch knows: ${logPeriods.join(', ')}`),
    domainMail: z.boolean('true or false'),
    dmarc: z.enum(['none', 'quarantine', 'reject', 'mine'], 'none, quarantine, reject or mine'),
  })
  .superRefine((settings, context) => {
    const { stage, domain, hostedZoneId, domainMail, senderEmail, ownerEmail, alarmEmails } = settings
    const byName: RawSettings = settings
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    for (const [name, off] of isLive({ stage }) ? [] : Object.entries(ofTheLiveSite)) {
      if (String(byName[name] ?? '') !== String(off))
        refuse(name, `left out, because "${stage}" is a copy: the site itself has the stage "live"`)
    }
    if (domain && !hostedZoneId) refuse('hostedZoneId', `the id of the hosted zone of ${domain} in Route 53`)
    if (hostedZoneId && !domain) refuse('domain', 'the domain that hostedZoneId belongs to')
    if (domainMail && !domain) refuse('domain', 'the domain that mail is sent from (domainMail is true)')
    if (senderEmail.includes('+')) {
      refuse('senderEmail', 'an address without a +: emergencies are sent from it with a label of their own')
    }
    if (domain && domainMail && !isAddressOf(domain, senderEmail)) {
      refuse('senderEmail', `an address of ${domain}, so that its DKIM signature and DMARC policy cover the mail`)
    }
    if (domain && alarmEmails.every((address) => address === ownerEmail)) {
      refuse('alarmEmails', "an address besides the owner's: a full mailbox would swallow the alarm that says so")
    }
  })
  .transform((settings) => ({
    ...settings,
    alarmEmails: settings.alarmEmails.length > 0 ? settings.alarmEmails : [settings.ownerEmail],
  }))
export type Settings = z.infer<typeof Settings>

/** Settings of the live site alone, and what a copy has in their place. A domain can serve one deployment only. */
const ofTheLiveSite = { domain: '', hostedZoneId: '', domainMail: false, terminationProtection: false, alarmEmails: [] }

/** True for an address of the domain, whose SES identity covers it. */
export function isAddressOf(domain: string | undefined, address: string): boolean {
  return domain !== undefined && address.endsWith(`@${domain}`)
}

/** Settings by name, as in `site.config.ts`. */
type RawSettings = Record<string, unknown>

/**
 * Reads the settings of the file. The environment gives only a copy's STAGE and REGION. A copy beside the live site of
 * the file has none of its domain, protection and alarms.
 * @throws Error with a line for each setting that is missing, invalid, unknown, or of the live site alone.
 */
export function readSettings(file: RawSettings, env: Record<string, string | undefined> = {}): Settings {
  const { stage, region } = file
  const deployment = deploymentOf({ stage: String(stage), region: String(region) }, env)
  const isCopyOfLive = isLive({ stage: String(stage) }) && !isLive(deployment)
  const raw: RawSettings = { ...file, ...deployment, ...(isCopyOfLive && ofTheLiveSite) }
  const result = Settings.safeParse(raw)
  if (result.success) return result.data
  const lines = result.error.issues.map((issue) => {
    const { message } = issue
    const [key] = issue.path
    if (issue.code === 'unrecognized_keys') return `  ${issue.keys.join(', ')}: there is no such setting`
    if (key === undefined) return `  ${message}`
    const value = raw[String(key)]
    return `  ${String(key)}${value ? ` is "${value}" and must be` : ' is missing:'} ${message}`
  })
  throw new Error(`The deployment's settings are not complete.\n${lines.join('\n')}\nSet them in site.config.ts.`)
}

/** @throws Error for a setting given by the CDK's `-c`. The CDK's own keys look like @aws-cdk/core:name. */
export function refuseContext(context: Record<string, unknown>): void {
  const keys = Object.keys(context).filter((key) => !key.includes(':'))
  if (keys.length === 0) return
  throw new Error(
    `-c sets nothing here (${keys.join(', ')}): set it in site.config.ts. A copy beside the site takes STAGE and REGION before the command, for example STAGE=test npx cdk deploy.`,
  )
}
