import { domainOf } from '#shared/mail-addresses.ts'
import { withinTime } from '../../../lambdas/runtime/within-time.ts'
import { isAddressOf, type Settings } from '../../../lib/config.ts'
import { siteStackName } from '../../../lib/stack-names.ts'
import { isLive } from '../../../lib/stage.ts'
import type { Account } from './aws-account.ts'

/** First bootstrap version that can read assets as this CDK version writes them. */
const minBootstrapVersion = 6

/** A problem that stops the deployment, or a note about what remains to be done by hand. */
type Finding = { problem: string } | { note: string }
type Findings = AsyncGenerator<Finding, void>

/** Time limit of a check, in milliseconds. */
const timeLimit = 15_000

/**
 * Five checks of the account before anything is changed: bootstrap, sender, identities, sandbox, subscribers of the
 * alarms. AWS itself says everything else. The checks are independent: one that is refused or times out becomes a note.
 */
export async function preflight(settings: Settings, account: Account, timeout = timeLimit) {
  const checks: [what: string, Findings][] = [
    ["the CDK's bootstrap", checkBootstrap(settings, account)],
    [`what ${domainOf(settings.senderEmail)} asks of mailboxes (DMARC)`, checkSender(settings, account)],
    ["SES's addresses", checkIdentities(settings, account)],
    ["SES's sandbox", checkMailSandbox(settings, account)],
    ['who has confirmed the alarms', noteSubscribers(settings, account)],
  ]
  const found = (await Promise.all(checks.map(([what, check]) => runCheck(what, check, timeout)))).flat()
  return {
    problems: found.flatMap((finding) => ('problem' in finding ? finding.problem : [])),
    notes: found.flatMap((finding) => ('note' in finding ? finding.note : [])),
  }
}

async function runCheck(what: string, check: Findings, timeout: number): Promise<Finding[]> {
  return withinTime(timeout, () => Array.fromAsync(check)).catch((error: Error) => [
    { note: `could not check ${what} (${error.message})` },
  ])
}

async function* checkBootstrap({ region, domain, waf }: Settings, account: Account): Findings {
  // CloudFront wants its certificate and its firewall in us-east-1.
  for (const name of new Set([region, ...(domain || waf ? ['us-east-1'] : [])])) {
    const version = await account.bootstrapVersion(name)
    if (version !== undefined && version >= minBootstrapVersion) continue
    const state = version === undefined ? 'is not prepared for the CDK' : `was prepared for an older CDK (${version})`
    yield { problem: `The region ${name} ${state}. Run once: npx cdk bootstrap` }
  }
}

async function* checkIdentities(settings: Settings, account: Account): Findings {
  const { region, ownerEmail, senderEmail, domain, domainMail } = settings
  const own = await account.ownIdentities()
  // In the sandbox every address must be verified; outside it only the sender.
  const inSandbox = await account.isInMailSandbox()
  const addresses = [senderEmail, ownerEmail].filter((address) => !(domainMail && isAddressOf(domain, address)))
  for (const identity of new Set([...(domain ? [domain] : []), ...addresses])) {
    const isVerified = await account.isVerified(identity)
    if (isLive(settings) && isVerified !== undefined && !own.includes(identity)) {
      const state = `knows ${identity} already, and the stack ${siteStackName(settings)} wants to create it`
      const command = `aws sesv2 delete-email-identity --email-identity ${identity}`
      yield { problem: `SES in ${region} ${state}. Delete it first: ${command}` }
    } else if (identity === domain && domainMail && !isVerified) {
      const cure = 'Set it to false until then (docs/deploy.md#a-domain)'
      yield { problem: `domainMail is true, and SES has not verified ${domain}: nothing could be mailed. ${cure}.` }
    } else if (!isVerified && (identity === senderEmail || (inSandbox && identity !== domain))) {
      const copy = 'SES does not know it, and only the deployment of the live site asks it'
      const unknown = isLive(settings) ? 'the deployment has AWS mail it a link, which must be pressed' : copy
      const cure = isVerified === undefined ? unknown : 'open the mail from AWS to it and press the link'
      yield { note: `Until ${identity} is verified no enquiry can be mailed: ${cure}.` }
    }
  }
}

/** A domain may allow only its own servers to send in its name: our mail would be rejected or be spam, unnoticed. */
async function* checkSender({ senderEmail, domain, domainMail }: Settings, account: Account): Findings {
  if (domainMail && isAddressOf(domain, senderEmail)) return
  const policy = await account.senderPolicy(domainOf(senderEmail))
  if (!policy || policy.policy === 'none') return
  // SES signs mails for a domain that it has verified, so they pass DMARC.
  if (await account.isVerified(domainOf(senderEmail))) return
  const state = `the DMARC policy of ${policy.domain} is "${policy.policy}", and SES does not sign for that domain`
  yield {
    problem: `${senderEmail} cannot be the sender yet: ${state}, so enquiries would bounce or be spam. Take one at a domain of your own, as docs/deploy.md#mail-that-arrives says.`,
  }
}

async function* checkMailSandbox({ customerReceipt, domain }: Settings, account: Account): Findings {
  if (!(await account.isInMailSandbox())) return
  if (customerReceipt) {
    const cure = 'until the account has left the sandbox (docs/deploy.md#leave-the-ses-sandbox)'
    const problem = `customerReceipt is true, and SES in its sandbox mails no customer: set it to false in site.config.ts ${cure}.`
    yield { problem }
  }
  const enough = domain
    ? 'A flood uses them up in hours, and then emergencies wait too'
    : 'That is enough for a preview'
  const cure = `${enough}; docs/deploy.md#leave-the-ses-sandbox says how to leave it`
  yield { note: `SES is in its sandbox: 200 mails a day, to verified addresses alone. ${cure}.` }
}

/** An unconfirmed address gets no alarms, which may be the only sign that the owner's mailbox refuses mail. */
async function* noteSubscribers(settings: Settings, account: Account): Findings {
  if (!isLive(settings)) return
  for (const note of await account.alarmSubscriptions(settings.alarmEmails)) yield { note }
}
