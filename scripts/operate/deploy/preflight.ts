import { siteStackName } from '#shared/operations.ts'
import { isAddressOf, isLive, type Settings } from '../../../lib/config.ts'
import type { Account } from './aws-account.ts'
import { domainOf, isOfFreeMailer } from './sender-policy.ts'

/** First bootstrap version that can read assets as this CDK version writes them. */
const minBootstrapVersion = 6

/** Number of simultaneous enquiries that the site promises to accept. */
const enquiriesAtOnce = 200

/** A problem that stops the deployment, or a note about what remains to be done by hand. */
type Finding = { problem: string } | { note: string }
type Findings = AsyncGenerator<Finding, void>

/** Time limit of a check, in milliseconds. */
const patience = 15_000

/**
 * Checks everything before anything is changed. The checks are independent: one that is refused or times out becomes a
 * note, and the others still report.
 */
export async function preflight(settings: Settings, account: Account, timeout = patience) {
  // First, because it fails with its own message when nobody is signed in.
  const accountId = await account.id()
  let deployedUrl: string | undefined
  let zone: Zone
  const findUrl = async function* (): Findings {
    deployedUrl = await account.deployedUrl()
    yield* []
  }
  const findZone = async function* (): Findings {
    zone = yield* checkZone(settings, account, deployedUrl)
  }
  const found = await settled('the stack that is deployed', findUrl(), timeout)
  found.push(...(await settled(`the hosted zone ${settings.hostedZoneId}`, findZone(), timeout)))
  const looks: [what: string, Findings][] = [
    ...regionsOf(settings).map((name): [string, Findings] => [
      `the CDK's bootstrap in ${name}`,
      checkBootstrap(name, account),
    ]),
    ['whether there is a domain', noteSample(settings)],
    ['who has confirmed the alarms', noteAlarms(settings, account)],
    ["SES's addresses", checkIdentities(settings, account)],
    ['whether SES has verified the domain', checkDomainMail(settings, account)],
    [`what ${domainOf(settings.senderEmail)} asks of mailboxes (DMARC)`, checkSender(settings, account)],
    ["SES's sandbox", checkMailSandbox(settings, account)],
    ['the records of the domain', checkRecords(zone, settings, account)],
    ['the name servers of the domain', noteOtherNameServers(zone, account)],
    ['how many functions run at once', noteConcurrency(settings, account)],
  ]
  found.push(...(await Promise.all(looks.map(([what, look]) => settled(what, look, timeout)))).flat())
  return {
    accountId,
    deployedUrl,
    problems: found.flatMap((finding) => ('problem' in finding ? finding.problem : [])),
    notes: found.flatMap((finding) => ('note' in finding ? finding.note : [])),
  }
}

/** Findings of a check up to its end; if it fails or times out, a note is added. */
async function settled(what: string, look: Findings, timeout: number): Promise<Finding[]> {
  const found: Finding[] = []
  const late = AbortSignal.timeout(timeout)
  try {
    for (;;) {
      const next = await Promise.race([look.next(), rejectedBy(late, `no answer within ${timeout / 1000} seconds`)])
      if (next.done) return found
      found.push(next.value)
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [...found, { note: `could not look at ${what} (${reason})` }]
  }
}

function rejectedBy(signal: AbortSignal, reason: string): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error(reason)), { once: true }))
}

/** Regions of the deployment: CloudFront requires its certificate and its firewall in us-east-1. */
function regionsOf({ region, domain, waf }: Settings): string[] {
  return [...new Set([region, ...(domain || waf ? ['us-east-1'] : [])])]
}

async function* checkBootstrap(region: string, account: Account): Findings {
  const version = await account.bootstrapVersion(region)
  if (version !== undefined && version >= minBootstrapVersion) return
  const state = version === undefined ? 'is not prepared for the CDK' : `was prepared for an older CDK (${version})`
  yield { problem: `The region ${region} ${state}. Run once: npx cdk bootstrap` }
}

async function* checkIdentities(settings: Settings, account: Account): Findings {
  const { region, ownerEmail, secondOwnerEmail = ownerEmail, senderEmail, domain, domainMail } = settings
  const own = await account.ownIdentities()
  // In the sandbox every address must be verified; outside it only the sender.
  const inSandbox = await account.isInMailSandbox()
  const addresses = [senderEmail, ownerEmail, secondOwnerEmail].filter(
    (address) => !(domainMail && isAddressOf(domain, address)),
  )
  for (const identity of new Set([...(domain ? [domain] : []), ...addresses])) {
    const isVerified = await account.isVerified(identity)
    if (isLive(settings) && isVerified !== undefined && !own.includes(identity)) {
      const state = `knows ${identity} already, and the stack ${siteStackName(settings)} wants to create it`
      const command = `aws sesv2 delete-email-identity --email-identity ${identity}`
      yield { problem: `SES in ${region} ${state}. Delete it first: ${command}` }
    } else if (!isVerified && (identity === senderEmail || (inSandbox && identity !== domain))) {
      const copy = 'SES does not know it, and only the deployment of the live site asks it'
      const unknown = isLive(settings) ? 'the deployment has AWS mail it a link, which must be pressed' : copy
      const cure = isVerified === undefined ? unknown : 'open the mail from AWS to it and press the link'
      yield { note: `Until ${identity} is verified no enquiry can be mailed: ${cure}.` }
    }
  }
}

async function* checkDomainMail({ domain, domainMail }: Settings, account: Account): Findings {
  if (!domain) return
  const isVerified = await account.isVerified(domain)
  if (!domainMail && isVerified) {
    const cure = 'set domainMail: true and a senderEmail of the domain in site.config.ts, and deploy once more'
    yield { note: `SES has verified ${domain}: ${cure} (docs/deploy.md#a-domain).` }
  }
  if (domainMail && !isVerified) {
    yield {
      problem: `domainMail is true, and SES has not verified ${domain}: nothing could be mailed. Set it to false until then (docs/deploy.md#a-domain).`,
    }
  }
}

/** A domain may allow only its own servers to send in its name: our mail would be rejected or be spam, unnoticed. */
async function* checkSender({ senderEmail, domain, domainMail }: Settings, account: Account): Findings {
  if (domainMail && isAddressOf(domain, senderEmail)) return
  const cure = 'Take one at a domain of your own, as docs/deploy.md#mail-that-arrives says'
  if (isOfFreeMailer(senderEmail)) {
    const state = `${domainOf(senderEmail)} lets no other service send in its name: enquiries would bounce or be spam`
    yield { problem: `${senderEmail} cannot be the sender, because ${state}. ${cure}.` }
    return
  }
  const policy = await account.senderPolicy(domainOf(senderEmail))
  if (!policy || policy.policy === 'none') return
  // SES signs mails for a domain that it has verified, so they pass DMARC.
  if (await account.isVerified(domainOf(senderEmail))) return
  const state = `the DMARC policy of ${policy.domain} is "${policy.policy}", and SES does not sign for that domain`
  yield { problem: `${senderEmail} cannot be the sender yet: ${state}, so enquiries would bounce or be spam. ${cure}.` }
}

async function* checkMailSandbox(settings: Settings, account: Account): Findings {
  const inSandbox = await account.isInMailSandbox()
  if (inSandbox && settings.customerReceipt) {
    const cure = 'until the account has left the sandbox (docs/deploy.md#leave-the-ses-sandbox)'
    const problem = `customerReceipt is true, and SES in its sandbox mails no customer: set it to false in site.config.ts ${cure}.`
    yield { problem }
  }
  if (inSandbox) {
    const cure = 'That is enough to begin with; docs/deploy.md#leave-the-ses-sandbox says how to leave it'
    yield { note: `SES is in its sandbox: 200 mails a day, to ${settings.ownerEmail} alone. ${cure}.` }
  }
}

/** Without a domain nobody finds the site by searching, and nobody has to have confirmed what it says. */
async function* noteSample({ domain, ...settings }: Settings): Findings {
  if (domain || !isLive(settings)) return
  const state =
    'search engines are asked to stay away, and until six files are confirmed a band says that it is a sample'
  yield { note: `Without a domain this is a preview: ${state}. docs/deploy.md#a-domain` }
}

/** An unconfirmed address gets no alarms, which may be the only sign that the owner's mailbox refuses mail. */
async function* noteAlarms({ ownerEmail, alarmEmails, ...settings }: Settings, account: Account): Findings {
  if (!isLive(settings)) return
  for (const note of await account.unconfirmedSubscriptions(alarmEmails)) yield { note }
  if (alarmEmails.some((address) => address !== ownerEmail)) return
  const cure = 'Name somebody else too in alarmEmails: what fails may be that mailbox'
  yield { note: `Alarms go to ${ownerEmail} alone. ${cure}.` }
}

/** A new account has a low limit: https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html */
async function* noteConcurrency({ region }: Settings, account: Account): Findings {
  const runs = await account.concurrentRuns()
  if (runs >= enquiriesAtOnce) return
  const state = `runs ${runs} functions at once, and the site is made for ${enquiriesAtOnce} enquiries at once`
  const command = `aws service-quotas request-service-quota-increase --region ${region} --service-code lambda --quota-code L-B99A9384 --desired-value 1000`
  yield { note: `The account in ${region} ${state}. Ask for 1,000, which costs nothing: ${command}` }
}

/** The domain's zone, checked before the site uses it: its DNS could stop the deployment half-way. */
type Zone = Awaited<ReturnType<Account['hostedZone']>>

/** Returns the zone if it is the domain's, and the site does not use the domain yet. */
async function* checkZone(
  { domain, hostedZoneId }: Settings,
  account: Account,
  deployedUrl: string | undefined,
): AsyncGenerator<Finding, Zone> {
  if (!domain || !hostedZoneId || deployedUrl === `https://${domain}`) return undefined
  const zone = await account.hostedZone(hostedZoneId)
  if (zone?.domain === domain) return zone
  const state = zone ? `is that of ${zone.domain}` : 'is not in this account'
  yield { problem: `The hosted zone ${hostedZoneId} ${state}. Put the id of ${domain}'s zone into site.config.ts.` }
  return undefined
}

async function* checkRecords(zone: Zone, { hostedZoneId = '', dmarc }: Settings, account: Account): Findings {
  if (!zone) return
  for (const { name, types, ending } of recordsOf(zone.domain, dmarc)) {
    const present = await account.recordTypes(hostedZoneId, name)
    for (const type of types.filter((one) => present.includes(one))) {
      const state = `has a record ${type} for ${name} already, which the stack cannot take over`
      yield { problem: `The hosted zone ${state}. ${ending}.` }
    }
  }
}

const keepPolicy =
  "Keep it by dmarc: 'mine' in site.config.ts: what the domain asks of mailboxes must not become weaker"

/** Records that the stack creates, with the record types that conflict with each. */
function recordsOf(domain: string, dmarc: Settings['dmarc']) {
  const site = {
    types: ['A', 'AAAA', 'CNAME'],
    ending:
      'Delete it just before; the site it leads to now goes off with it: docs/deploy.md#the-domain-already-has-mail-or-a-site',
  }
  return [
    { name: domain, ...site },
    { name: `www.${domain}`, ...site },
    ...(dmarc === 'mine' ? [] : [{ name: `_dmarc.${domain}`, types: ['TXT', 'CNAME'], ending: keepPolicy }]),
  ]
}

/** A certificate is validated in the zone that public DNS uses. */
async function* noteOtherNameServers(zone: Zone, account: Account): Findings {
  if (!zone) return
  const { domain, nameServers: own } = zone
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
