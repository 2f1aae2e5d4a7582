import { firstKeysVersion, keysSecretName, siteStackName } from '#contract/operations.ts'
import { isAddressOf, isLive, type Settings } from '../../../lib/config.ts'

/** What the preflight asks of an AWS account, and of public DNS. Reads only. */
export interface Account {
  id: () => Promise<string>
  /** Version of CDK's bootstrap in a region, undefined when there is none. */
  bootstrapVersion: (region: string) => Promise<number | undefined>
  /** URL of the site that is deployed already, undefined before the first time. */
  deployedUrl: () => Promise<string | undefined>
  /** Address that the deployed site sends from, undefined before the first time. */
  deployedSender: () => Promise<string | undefined>
  /** The stack as it is, undefined when there is none. */
  stack: () => Promise<{ status: string; keyVersions: string[] } | undefined>
  /** Names of the stacks in us-east-1 that the deployment has. */
  edgeStacks: () => Promise<string[]>
  /** Resolves when it is gone. */
  deleteEdgeStack: (name: string) => Promise<void>
  /** Versions of the secret that holds the keys, undefined when there is none. */
  keyVersions: () => Promise<string[] | undefined>
  /** True while SES delivers only to addresses that are verified. */
  isInMailSandbox: () => Promise<boolean>
  /** How many functions the account runs at once in the region. */
  concurrentRuns: () => Promise<number>
  /** Undefined when SES does not know the address or domain. */
  isVerified: (identity: string) => Promise<boolean | undefined>
  /** Addresses and domains whose identities the deployed stack made. */
  ownIdentities: () => Promise<string[]>
  /** Undefined when there is no zone of this id. */
  hostedZone: (id: string) => Promise<HostedZone | undefined>
  /** Types of the records that a zone has for a name. */
  recordTypes: (zoneId: string, name: string) => Promise<string[]>
  /** Who may issue certificates for a domain, by public DNS (CAA); empty when anybody may. */
  certificateIssuers: (domain: string) => Promise<string[]>
  /** Name servers that public DNS has for a domain; rejects when it has none. */
  publicNameServers: (domain: string) => Promise<string[]>
}

/** Issuers that AWS's certificates may name: https://docs.aws.amazon.com/acm/latest/userguide/setup-caa.html */
const certificateIssuersOfAws = new Set(['amazon.com', 'amazontrust.com', 'awstrust.com', 'amazonaws.com'])

interface HostedZone {
  /** Without a dot at its end. */
  domain: string
  nameServers: string[]
}

interface Preflight {
  accountId: string
  /** Sentences about what stops the deployment. */
  problems: string[]
  /** Sentences about what is left to do by hand. */
  notes: string[]
  deployedUrl: string | undefined
}

/** Version from which the bootstrap can read assets as this CDK writes them. */
const minBootstrapVersion = 6

/** Enquiries at once that the site is promised to take [I7]. */
const enquiriesAtOnce = 200

/** Finds what is missing, before anything is changed. */
export async function preflight(settings: Settings, account: Account): Promise<Preflight> {
  // Fails first, and with the sentence of its own, when nobody is signed in.
  const accountId = await account.id()
  const deployedUrl = await account.deployedUrl()
  const [bootstrap, stack, keys, mail, domain, concurrency] = await Promise.all([
    checkBootstrap(settings, account),
    checkStack(settings, account),
    checkKeys(settings, account),
    checkMail(settings, account),
    checkDomain(settings, account, deployedUrl),
    noteConcurrency(settings, account),
  ])
  return {
    accountId,
    problems: [...bootstrap, ...stack, ...keys, ...mail.problems, ...domain.problems],
    notes: [...noteAlarms(settings), ...mail.notes, ...domain.notes, ...concurrency],
    deployedUrl,
  }
}

/** Regions that a deployment makes something in: CloudFront wants its certificate and its firewall in us-east-1. */
export function regionsOf({ region, domain, waf }: Settings): string[] {
  return [...new Set([region, ...(domain || waf ? ['us-east-1'] : [])])]
}

async function checkBootstrap(settings: Settings, account: Account): Promise<string[]> {
  const sentences = regionsOf(settings).map(async (name) => {
    const version = await account.bootstrapVersion(name)
    if (version !== undefined && version >= minBootstrapVersion) return []
    const state = version === undefined ? 'is not prepared for the CDK' : `was prepared for an older CDK (${version})`
    return [`The region ${name} ${state}. Run once: npm run bootstrap`]
  })
  return (await Promise.all(sentences)).flat()
}

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/view-stack-events.html#cfn-stack-status-codes */
async function checkStack(settings: Settings, account: Account): Promise<string[]> {
  const name = siteStackName(settings)
  const status = (await account.stack())?.status ?? ''
  if (status === 'UPDATE_ROLLBACK_FAILED') {
    return [
      `The stack ${name} could not take back its last update. Look at its events, then: aws cloudformation continue-update-rollback --region ${settings.region} --stack-name ${name}`,
    ]
  }
  // What only has a change set, and what was never created, the CDK replaces by itself.
  if (status === 'REVIEW_IN_PROGRESS' || status === 'ROLLBACK_FAILED') return []
  if (status.endsWith('_IN_PROGRESS')) return [`The stack ${name} is being changed (${status}). Wait until it is done.`]
  return status.endsWith('_FAILED') ? [`The stack ${name} is in the state ${status}. Look at its events first.`] : []
}

/** A reference to a version that is not there would stop the deployment half-way. */
async function checkKeys(settings: Settings, account: Account): Promise<string[]> {
  const [versions, stack] = await Promise.all([account.keyVersions(), account.stack()])
  const name = keysSecretName(settings)
  const referred = stack?.keyVersions ?? []
  if (!versions) {
    if (referred.length === 0) return []
    return [
      `The secret ${name} is gone, and with it the site's keys. Within 7 days of its deletion: aws secretsmanager restore-secret --region ${settings.region} --secret-id ${name}`,
    ]
  }
  const missing = (referred.length > 0 ? referred : [firstKeysVersion]).filter((id) => !versions.includes(id))
  if (missing.length === 0) return []
  return [
    `The secret ${name} is left over from another site and lacks the version ${missing.join(' and ')}. Delete it, and new keys are made: aws secretsmanager delete-secret --force-delete-without-recovery --region ${settings.region} --secret-id ${name}`,
  ]
}

async function checkMail(settings: Settings, account: Account) {
  const { region, ownerEmail, senderEmail, domain } = settings
  const problems: string[] = []
  const notes: string[] = []
  const own = await account.ownIdentities()
  // The sandbox delivers to addresses that are verified; outside it only the sender must be.
  const inSandbox = await account.isInMailSandbox()
  const addresses = [senderEmail, ownerEmail].filter((address) => !isAddressOf(domain, address))
  for (const identity of new Set([...(domain ? [domain] : []), ...addresses])) {
    const isVerified = await account.isVerified(identity)
    if (isLive(settings) && isVerified !== undefined && !own.includes(identity)) {
      problems.push(
        `SES in ${region} knows ${identity} already, and the stack ${siteStackName(settings)} wants to create it. Delete it first: aws sesv2 delete-email-identity --email-identity ${identity}`,
      )
    } else if (!isVerified && (identity === senderEmail || (inSandbox && identity === ownerEmail))) {
      notes.push(
        `Until ${identity} is verified no enquiry can be mailed: open the mail from AWS to it and press the link.`,
      )
    }
  }
  if (inSandbox && settings.customerReceipt) {
    problems.push(
      'customerReceipt is true, and SES in its sandbox mails no customer: set it to false in site.config.ts until the account has left the sandbox (docs/leave-the-ses-sandbox.md).',
    )
  }
  if (!inSandbox && !settings.customerReceipt && isLive(settings)) {
    notes.push(
      'SES mails anybody now: with customerReceipt: true in site.config.ts customers get a receipt of their enquiry.',
    )
  }
  if (inSandbox) {
    notes.push(
      `SES is in its sandbox: 200 mails a day, to ${ownerEmail} alone. That is enough to begin with; docs/leave-the-ses-sandbox.md says how to leave it.`,
    )
  }
  return { problems, notes }
}

/** What an alarm says may be that the owner's mailbox takes no mail. */
function noteAlarms(settings: Settings): string[] {
  const { ownerEmail, alarmEmails } = settings
  if (!isLive(settings) || alarmEmails.some((address) => address !== ownerEmail)) return []
  return [`Alarms go to ${ownerEmail} alone. Name somebody else too in alarmEmails: what fails may be that mailbox.`]
}

/** A new account starts with few: https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html */
async function noteConcurrency({ region }: Settings, account: Account): Promise<string[]> {
  const runs = await account.concurrentRuns()
  if (runs >= enquiriesAtOnce) return []
  return [
    `The account in ${region} runs ${runs} functions at once, and the site is made for ${enquiriesAtOnce} enquiries at once. Ask for 1,000, which costs nothing: aws service-quotas request-service-quota-increase --region ${region} --service-code lambda --quota-code L-B99A9384 --desired-value 1000`,
  ]
}

/** Before the site moves to a domain: what of the domain's DNS would stop the deployment half-way. */
async function checkDomain({ domain, hostedZoneId }: Settings, account: Account, deployedUrl: string | undefined) {
  if (!domain || !hostedZoneId || deployedUrl === `https://${domain}`) return { problems: [], notes: [] }
  const zone = await account.hostedZone(hostedZoneId)
  if (zone?.domain !== domain) {
    const state = zone ? `is that of ${zone.domain}` : 'is not in this account'
    const problem = `The hosted zone ${hostedZoneId} ${state}. Put the id of ${domain}'s zone into site.config.ts.`
    return { problems: [problem], notes: [] }
  }
  const problems: string[] = []
  for (const { name, types, ending } of recordsOf(domain)) {
    const present = await account.recordTypes(hostedZoneId, name)
    for (const type of types.filter((one) => present.includes(one))) {
      problems.push(
        `The hosted zone has a record ${type} for ${name} already, which the stack cannot take over. Delete it first${ending}.`,
      )
    }
  }
  const issuers = await account.certificateIssuers(domain)
  if (issuers.length > 0 && !issuers.some((issuer) => certificateIssuersOfAws.has(issuer))) {
    problems.push(
      `The CAA records of ${domain} let only ${issuers.join(', ')} issue certificates. Add one for AWS, or the deployment fails after it has waited for its certificate: 0 issue "amazon.com"`,
    )
  }
  return { problems, notes: await noteOtherNameServers(zone, account) }
}

/** Records that the stack makes, with the types that conflict with them. */
function recordsOf(domain: string) {
  const site = { types: ['A', 'AAAA', 'CNAME'], ending: '; the site it leads to now goes off with it' }
  return [
    { name: domain, ...site },
    { name: `www.${domain}`, ...site },
    { name: `_dmarc.${domain}`, types: ['TXT', 'CNAME'], ending: '' },
  ]
}

/** A certificate is issued to who can write into the zone that public DNS answers with. */
async function noteOtherNameServers({ domain, nameServers }: HostedZone, account: Account): Promise<string[]> {
  const advice = `The certificate is issued only when the domain's registrar names those of the hosted zone (${nameServers.join(', ')}); until then the deployment waits, and fails in the end.`
  try {
    const found = (await account.publicNameServers(domain)).map((name) => name.toLowerCase())
    if (found.toSorted().join() === nameServers.toSorted().join()) return []
    return [`The name servers of ${domain} are ${found.join(', ')}. ${advice}`]
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [`The name servers of ${domain} cannot be found (${reason}). ${advice}`]
  }
}
