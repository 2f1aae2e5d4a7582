import { isAddressOf, type Settings } from '../../lib/config.ts'
import { siteStackName } from '../../lib/stack-name.ts'

/** What the preflight asks of an AWS account. Reads only. */
export interface Account {
  id: () => Promise<string>
  /** Version of CDK's bootstrap in a region, undefined when there is none. */
  bootstrapVersion: (region: string) => Promise<number | undefined>
  /** URL of the site that is deployed already, undefined before the first time. */
  deployedUrl: () => Promise<string | undefined>
  /** True while SES delivers only to addresses that are verified. */
  isInMailSandbox: () => Promise<boolean>
  /** Undefined when SES knows nothing of the address or domain. */
  isVerified: (identity: string) => Promise<boolean | undefined>
  /** Addresses and domains whose identities the deployed stack made. */
  ownIdentities: () => Promise<string[]>
}

export interface Preflight {
  /** Sentences about what stops the deployment. */
  problems: string[]
  /** Sentences about what will need a hand later. */
  notes: string[]
  deployedUrl: string | undefined
}

/** Version from which the bootstrap can read assets as this CDK writes them. */
const minBootstrapVersion = 6

/** Finds out what is missing before anything is changed. */
export async function preflight(settings: Settings, account: Account): Promise<Preflight> {
  const id = await accountId(account).catch((error: Error) => error)
  if (id instanceof Error) return { problems: [id.message], notes: [], deployedUrl: undefined }
  const deployedUrl = await account.deployedUrl()
  const [bootstrap, mail] = await Promise.all([checkBootstrap(settings, account), checkMail(settings, account)])
  return { problems: [...bootstrap, ...mail.problems], notes: mail.notes, deployedUrl }
}

/** @throws Error with a sentence when nobody is signed in. */
export function accountId(account: Pick<Account, 'id'>): Promise<string> {
  return account.id().catch((error: Error) => {
    throw new Error(
      `Nobody is signed in to AWS (${error.message}). Sign in, for example: aws sso login --profile NAME, then export AWS_PROFILE=NAME`,
    )
  })
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

async function checkMail({ region, ownerEmail, senderEmail, domain }: Settings, account: Account) {
  const problems: string[] = []
  const notes: string[] = []
  const own = await account.ownIdentities()
  const addresses = [senderEmail, ownerEmail].filter((address) => !isAddressOf(domain, address))
  for (const identity of new Set([...(domain ? [domain] : []), ...addresses])) {
    const isVerified = await account.isVerified(identity)
    if (isVerified !== undefined && !own.includes(identity)) {
      problems.push(
        `SES in ${region} knows ${identity} already, and the stack ${siteStackName} wants to create it. Delete it first: aws sesv2 delete-email-identity --email-identity ${identity}`,
      )
    } else if (!isVerified && identity.includes('@')) {
      notes.push(
        `Until ${identity} is verified no enquiry can be mailed: open the mail from AWS to it and press the link.`,
      )
    }
  }
  if (await account.isInMailSandbox()) {
    notes.push(
      `SES is in its sandbox: 200 mails a day, to ${ownerEmail} alone. That is enough to begin with; docs/leave-the-ses-sandbox.md says how to leave it.`,
    )
  }
  return { problems, notes }
}
