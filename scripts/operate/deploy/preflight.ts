import { siteStackName } from '#contract/operations.ts'
import { isAddressOf, isLive, type Settings } from '../../../lib/config.ts'
import type { Account } from './aws-account.ts'

/** Issuers that AWS's certificates may name: https://docs.aws.amazon.com/acm/latest/userguide/setup-caa.html */
const certificateIssuersOfAws = new Set(['amazon.com', 'amazontrust.com', 'awstrust.com', 'amazonaws.com'])

/** Version from which the bootstrap can read assets as this CDK writes them. */
const minBootstrapVersion = 6

/** Enquiries at once that the site is promised to take [I7]. */
const enquiriesAtOnce = 200

/** A sentence about what stops the deployment, or about what is left to do by hand. */
type Finding = { problem: string } | { note: string }
type Findings = AsyncGenerator<Finding, void>

/** Finds what is missing, before anything is changed. */
export async function preflight(settings: Settings, account: Account) {
  // Fails first, and with the sentence of its own, when nobody is signed in.
  const accountId = await account.id()
  const deployedUrl = await account.deployedUrl()
  const checks = [
    checkBootstrap(settings, account),
    checkStack(settings, account),
    noteAlarms(settings, account),
    checkMail(settings, account),
    noteTexts(settings, account),
    checkDomain(settings, account, deployedUrl),
    noteLeftDomain(settings, deployedUrl),
    noteConcurrency(settings, account),
  ]
  const found = (await Promise.all(checks.map((check) => Array.fromAsync(check)))).flat()
  return {
    accountId,
    deployedUrl,
    problems: found.flatMap((finding) => ('problem' in finding ? finding.problem : [])),
    notes: found.flatMap((finding) => ('note' in finding ? finding.note : [])),
  }
}

/** Regions that a deployment makes something in: CloudFront wants its certificate and its firewall in us-east-1. */
function regionsOf({ region, domain, waf }: Settings): string[] {
  return [...new Set([region, ...(domain || waf ? ['us-east-1'] : [])])]
}

async function* checkBootstrap(settings: Settings, account: Account): Findings {
  for (const name of regionsOf(settings)) {
    const version = await account.bootstrapVersion(name)
    if (version !== undefined && version >= minBootstrapVersion) continue
    const state = version === undefined ? 'is not prepared for the CDK' : `was prepared for an older CDK (${version})`
    yield { problem: `The region ${name} ${state}. Run once: npx cdk bootstrap` }
  }
}

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/view-stack-events.html#cfn-stack-status-codes */
async function* checkStack(settings: Settings, account: Account): Findings {
  const name = siteStackName(settings)
  const status = (await account.stackStatus()) ?? ''
  // What only has a change set, and what was never created, the CDK replaces by itself.
  if (status === 'REVIEW_IN_PROGRESS' || status === 'ROLLBACK_FAILED') return
  if (status === 'UPDATE_ROLLBACK_FAILED') {
    const command = `aws cloudformation continue-update-rollback --region ${settings.region} --stack-name ${name}`
    yield { problem: `The stack ${name} could not take back its last update. Look at its events, then: ${command}` }
  } else if (status.endsWith('_IN_PROGRESS')) {
    yield { problem: `The stack ${name} is being changed (${status}). Wait until it is done.` }
  } else if (status.endsWith('_FAILED')) {
    yield { problem: `The stack ${name} is in the state ${status}. Look at its events first.` }
  }
}

async function* checkMail(settings: Settings, account: Account): Findings {
  const { region, ownerEmail, senderEmail, domain, domainMail } = settings
  const own = await account.ownIdentities()
  // The sandbox delivers to addresses that are verified; outside it only the sender must be.
  const inSandbox = await account.isInMailSandbox()
  const addresses = [senderEmail, ownerEmail].filter((address) => !(domainMail && isAddressOf(domain, address)))
  for (const identity of new Set([...(domain ? [domain] : []), ...addresses])) {
    const isVerified = await account.isVerified(identity)
    if (isLive(settings) && isVerified !== undefined && !own.includes(identity)) {
      const state = `knows ${identity} already, and the stack ${siteStackName(settings)} wants to create it`
      const command = `aws sesv2 delete-email-identity --email-identity ${identity}`
      yield { problem: `SES in ${region} ${state}. Delete it first: ${command}` }
    } else if (!isVerified && (identity === senderEmail || (inSandbox && identity === ownerEmail))) {
      const cure = 'open the mail from AWS to it and press the link'
      yield { note: `Until ${identity} is verified no enquiry can be mailed: ${cure}.` }
    }
  }
  if (domain && !domainMail && (await account.isVerified(domain))) {
    const cure = 'set domainMail: true and a senderEmail of the domain in site.config.ts, and deploy once more'
    yield { note: `SES has verified ${domain}: ${cure} (docs/custom-domain.md).` }
  }
  if (domain && domainMail && !(await account.isVerified(domain))) {
    yield {
      problem: `domainMail is true, and SES has not verified ${domain}: nothing could be mailed. Set it to false until then (docs/custom-domain.md).`,
    }
  }
  if (inSandbox && settings.customerReceipt) {
    const cure = 'until the account has left the sandbox (docs/leave-the-ses-sandbox.md)'
    const problem = `customerReceipt is true, and SES in its sandbox mails no customer: set it to false in site.config.ts ${cure}.`
    yield { problem }
  }
  if (!inSandbox && !settings.customerReceipt && isLive(settings)) {
    const cure = 'with customerReceipt: true in site.config.ts customers get a receipt of their enquiry'
    yield { note: `SES mails anybody now: ${cure}.` }
  }
  if (inSandbox) {
    const cure = 'That is enough to begin with; docs/leave-the-ses-sandbox.md says how to leave it'
    yield { note: `SES is in its sandbox: 200 mails a day, to ${ownerEmail} alone. ${cure}.` }
  }
}

/** Below it the month's texts may end before the month does. */
const enoughForTexts = 5

async function* noteTexts({ region, ownerPhone }: Settings, account: Account): Findings {
  if (ownerPhone === undefined) return
  if (!(await account.isTextable(ownerPhone))) {
    const cure = `verify ${ownerPhone} there, as docs/text-messages.md says`
    yield { note: `SNS in ${region} is in its sandbox and texts verified numbers alone: ${cure}.` }
  }
  const budget = await account.textBudget()
  if (budget < enoughForTexts) {
    yield { note: `SNS sends no text after $${budget} in a month: docs/text-messages.md says how to raise that.` }
  }
}

/** An address that is not confirmed hears nothing. What an alarm says may be that the owner's mailbox takes no mail. */
async function* noteAlarms({ ownerEmail, alarmEmails, ...settings }: Settings, account: Account): Findings {
  if (!isLive(settings)) return
  for (const note of await account.unconfirmedSubscriptions(alarmEmails)) yield { note }
  if (alarmEmails.some((address) => address !== ownerEmail)) return
  const cure = 'Name somebody else too in alarmEmails: what fails may be that mailbox'
  yield { note: `Alarms go to ${ownerEmail} alone. ${cure}.` }
}

/** A new account starts with few: https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html */
async function* noteConcurrency({ region }: Settings, account: Account): Findings {
  const runs = await account.concurrentRuns()
  if (runs >= enquiriesAtOnce) return
  const state = `runs ${runs} functions at once, and the site is made for ${enquiriesAtOnce} enquiries at once`
  const command = `aws service-quotas request-service-quota-increase --region ${region} --service-code lambda --quota-code L-B99A9384 --desired-value 1000`
  yield { note: `The account in ${region} ${state}. Ask for 1,000, which costs nothing: ${command}` }
}

/** Before the site moves to a domain: what of the domain's DNS would stop the deployment half-way. */
async function* checkDomain(
  { domain, hostedZoneId }: Settings,
  account: Account,
  deployedUrl: string | undefined,
): Findings {
  if (!domain || !hostedZoneId || deployedUrl === `https://${domain}`) return
  const zone = await account.hostedZone(hostedZoneId)
  if (zone?.domain !== domain) {
    const state = zone ? `is that of ${zone.domain}` : 'is not in this account'
    yield { problem: `The hosted zone ${hostedZoneId} ${state}. Put the id of ${domain}'s zone into site.config.ts.` }
    return
  }
  for (const { name, types, ending } of recordsOf(domain)) {
    const present = await account.recordTypes(hostedZoneId, name)
    for (const type of types.filter((one) => present.includes(one))) {
      const state = `has a record ${type} for ${name} already, which the stack cannot take over`
      yield { problem: `The hosted zone ${state}. Delete it first${ending}.` }
    }
  }
  const issuers = await account.certificateIssuers(domain)
  if (issuers.length > 0 && !issuers.some((issuer) => certificateIssuersOfAws.has(issuer))) {
    const state = `let only ${issuers.join(', ')} issue certificates`
    const cure =
      'Add one for AWS, or the deployment fails after it has waited for its certificate: 0 issue "amazon.com"'
    yield { problem: `The CAA records of ${domain} ${state}. ${cure}` }
  }
  yield* noteOtherNameServers(domain, zone.nameServers, account)
}

/** The move that takes something down: links in mails already sent name the old domain. */
async function* noteLeftDomain({ domain }: Settings, deployedUrl = ''): Findings {
  const [, left] = /^https:\/\/((?!.*\.cloudfront\.net$).+)/.exec(deployedUrl) ?? []
  if (!left || left === domain) return
  yield { note: `${left} leads nowhere after this deployment, nor do links in mails that name it. docs/move.md` }
}

/** Records that the stack makes, with the types that conflict with them. */
function recordsOf(domain: string) {
  const site = {
    types: ['A', 'AAAA', 'CNAME'],
    ending: '; the site it leads to now goes off with it, and docs/move.md says how to keep that short',
  }
  return [
    { name: domain, ...site },
    { name: `www.${domain}`, ...site },
    { name: `_dmarc.${domain}`, types: ['TXT', 'CNAME'], ending: '' },
  ]
}

/** A certificate is issued to who can write into the zone that public DNS answers with. */
async function* noteOtherNameServers(domain: string, own: readonly string[], account: Account): Findings {
  const advice = `The certificate is issued only when the domain's registrar names those of the hosted zone (${own.join(', ')}); until then the deployment waits, and fails in the end.`
  try {
    const found = (await account.publicNameServers(domain)).map((name) => name.toLowerCase())
    if (found.toSorted().join() === own.toSorted().join()) return
    yield { note: `The name servers of ${domain} are ${found.join(', ')}. ${advice}` }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    yield { note: `The name servers of ${domain} cannot be found (${reason}). ${advice}` }
  }
}
