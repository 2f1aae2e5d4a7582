/** Checks every setting of the stack, all of which `site.config.ts` has. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { fieldProblems, problemLine } from '#shared/file-problems.ts'
import { domainOf } from '#shared/mail-addresses.ts'
import { deploymentOf, isLive } from './stage.ts'

/** How to fix a value that the schema refuses. */
const mustBe = (words: string) => ({ error: ({ input }: { input?: unknown }) => refusal(input, words) })

function refusal(value: unknown, words: string): string {
  if (value === undefined) return `is missing, and must be ${words}`
  if (String(value) === '') return `is empty and must be ${words}`
  return `is "${value}" and must be ${words}`
}

/** A text that may be empty. */
const unlessEmpty = (schema: z.ZodType<string>, words: string) =>
  z
    .string()
    .refine((text) => text === '' || schema.safeParse(text).success, mustBe(words))
    .transform((text) => text || undefined)

/** Every setting, checked. `site.config.ts` says what each means. */
export const Settings = z
  .strictObject({
    stage: z.string().regex(/^[a-z][a-z0-9-]{0,19}$/, mustBe('lower-case letters, digits and hyphens, like preview')),
    region: z.string().regex(/^[a-z]{2}(-[a-z]+)+-\d$/, mustBe('an AWS region like eu-west-2')),
    ownerEmail: z.email(mustBe("the owner's e-mail address: where enquiries are sent")),
    senderEmail: z.email(mustBe("the sender's e-mail address: where enquiries are sent from")),
    domain: unlessEmpty(
      z.string().regex(/^(?!www\.)([a-z0-9-]+\.)+[a-z]{2,}$/),
      'a domain without www, like yourdomain.co.uk',
    ),
    hostedZoneId: unlessEmpty(z.string().regex(/^Z[A-Z0-9]+$/), 'a Route 53 hosted zone id like Z0123456789ABCDEFGHIJ'),
    waf: z.boolean(),
    terminationProtection: z.boolean(),
    customerReceipt: z.boolean(),
    alarmEmails: z.array(z.email(mustBe('an e-mail address'))),
    runbooks: unlessEmpty(z.url(), 'a URL like https://github.com/OWNER/REPO/blob/main/docs/operate.md'),
    monthlyBudget: z.number().min(0),
    domainMail: z.boolean(),
    dmarc: z.enum(['none', 'quarantine', 'reject', 'mine']),
  })
  .superRefine((settings, context) => {
    const { stage, domain, hostedZoneId, domainMail, senderEmail, ownerEmail, alarmEmails } = settings
    const byName: RawSettings = settings
    // An empty text is undefined here.
    const refuse = (path: string, words: string) =>
      context.addIssue({ code: 'custom', path: [path], message: refusal(byName[path] ?? '', words) })
    for (const [name, off] of isLive({ stage }) ? [] : Object.entries(ofTheLiveSite)) {
      if (String(byName[name] ?? '') !== String(off))
        refuse(name, `${JSON.stringify(off)}, because "${stage}" is a copy: the site itself has the stage "live"`)
    }
    if (domain && !hostedZoneId) refuse('hostedZoneId', `the id of the hosted zone of ${domain} in Route 53`)
    if (hostedZoneId && !domain) refuse('domain', 'the domain that hostedZoneId belongs to')
    if (domainMail && !domain) refuse('domain', 'the domain that mail is sent from (domainMail is true)')
    if (senderEmail.includes('+')) {
      refuse('senderEmail', 'an address without a +: emergencies are sent from it with a label of their own')
    }
    if (freeMailers.includes(domainOf(senderEmail))) {
      const reason = `${domainOf(senderEmail)} lets no other service send in its name: enquiries would bounce or be spam`
      refuse('senderEmail', `an address at a domain of your own, because ${reason} (docs/deploy.md#mail-that-arrives)`)
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

/**
 * Providers of mailboxes for anybody that either allow only their own servers to send in their name, or do not accept
 * such mail themselves.
 */
const freeMailers = `
  gmail.com googlemail.com yahoo.com yahoo.co.uk ymail.com rocketmail.com aol.com aol.co.uk outlook.com hotmail.com
  hotmail.co.uk live.com live.co.uk msn.com icloud.com me.com mac.com btinternet.com btopenworld.com talktalk.net
  tiscali.co.uk sky.com virginmedia.com ntlworld.com blueyonder.co.uk proton.me protonmail.com gmx.com gmx.co.uk
  mail.com zoho.com fastmail.com
`
  .trim()
  .split(/\s+/)

const settingsFile = 'site.config.ts'

/** Settings by name, as in `site.config.ts`. */
type RawSettings = Record<string, unknown>

/**
 * Reads the settings of the file. The environment gives only a copy's STAGE and REGION. A copy beside the live site of
 * the file has none of its domain, protection and alarms.
 * @throws Error with a sentence for each setting that is missing, invalid, unknown, or of the live site alone.
 */
export function readSettings(file: RawSettings, env: Record<string, string | undefined> = {}): Settings {
  const { stage, region } = file
  const deployment = typeof stage === 'string' && typeof region === 'string' && deploymentOf({ stage, region }, env)
  const isCopyOfLive = deployment && isLive({ stage }) && !isLive(deployment)
  const raw: RawSettings = { ...file, ...deployment, ...(isCopyOfLive && ofTheLiveSite) }
  const problems = fieldProblems(Settings, raw, '')
  if (problems.length === 0) return Settings.parse(raw)
  const lines = readFileSync(join(import.meta.dirname, '..', settingsFile), 'utf8').split('\n')
  const sentences = problems.map(({ path: [name], sentence }) => {
    const line = lines.findIndex((text) => text.startsWith(`  ${String(name)}:`)) + 1
    return problemLine({ file: settingsFile, ...(line > 0 && { line }), sentence })
  })
  throw new Error(sentences.join('\n'))
}

/** @throws Error for a setting given by the CDK's `-c`. The CDK's own keys look like @aws-cdk/core:name. */
export function refuseContext(context: Record<string, unknown>): void {
  const keys = Object.keys(context).filter((key) => !key.includes(':'))
  if (keys.length === 0) return
  throw new Error(
    `-c sets nothing here (${keys.join(', ')}): set it in site.config.ts. A copy beside the site takes STAGE and REGION before the command, for example STAGE=test npx cdk deploy.`,
  )
}
