import { edgeStackNames } from '#contract/operations.ts'
import type { Settings } from '../../../lib/config.ts'
import type { Account } from './aws-account.ts'
import type { LiveHashes } from './live-hashes.ts'

interface Deployment {
  settings: Settings
  account: Pick<Account, 'deployedUrl' | 'deployedSender' | 'isVerified' | 'edgeStacks' | 'deleteEdgeStack'>
  /** URL of the site that is deployed already, undefined before the first time. */
  deployedUrl: string | undefined
  /** Handed on to `cdk deploy`. */
  cdkArguments: string[]
  /** Makes the keys that the template refers to, unless they are there; true when it did. */
  makeMissingKeys: () => Promise<boolean>
  readLiveHashes: (url: string) => Promise<LiveHashes>
  /** Runs a command with these variables added to the environment; throws when it fails. */
  run: (command: string, args: string[], variables: Record<string, string>) => void
  print: (line: string) => void
  /** Waits between two looks at what takes time. */
  wait: () => Promise<unknown>
}

/** Builds the site for its address and deploys it; the first time it deploys twice. */
export async function deploySite(deployment: Deployment): Promise<void> {
  const { settings, account, deployedUrl, cdkArguments, makeMissingKeys, readLiveHashes, run, print } = deployment
  const build = (siteUrl: string | undefined) => run('npm', ['run', 'build'], addressVariable(siteUrl))
  const deploy = (siteUrl: string | undefined, variables: Record<string, string>) =>
    run('npx', ['cdk', 'deploy', '--all', '--no-notices', ...cdkArguments], {
      ...addressVariable(siteUrl),
      ...variables,
    })

  const siteUrl = settings.domain ? `https://${settings.domain}` : deployedUrl
  build(siteUrl)
  if (await makeMissingKeys()) print("The site's keys are made. Nobody needs to know them: docs/rotate.md")
  if (deployedUrl !== undefined) {
    const { style, script } = await readLiveHashes(deployedUrl)
    const hashes = { PREVIOUS_STYLE_HASHES: style.join(), PREVIOUS_SCRIPT_HASHES: script.join() }
    const sender = await senderToKeep(deployment)
    deploy(siteUrl, { ...hashes, ...(sender && { SENDER_UNTIL_VERIFIED: sender }) })
    if (sender && (await isVerifiedInTime(deployment))) deploy(siteUrl, hashes)
    await deleteLeftovers(deployment)
    return
  }
  // A stack that could not be created must be deleted before it can be tried again, and protection forbids that.
  deploy(siteUrl, { TERMINATION_PROTECTION: 'false' })
  if (siteUrl !== undefined) {
    print('\nThe site is deployed. Protecting it from deletion.')
    deploy(siteUrl, {})
    return
  }
  // CloudFront gives the site its name while it is being created: canonical links can name it only from now on.
  const given = await account.deployedUrl()
  print(`\nThe site's address is ${given}. Building it once more for that address, and protecting it from deletion.`)
  build(given)
  deploy(given, {})
}

/** The sender of now, while SES would refuse mail from the new one: the domain's signature is not verified yet. */
async function senderToKeep({ settings, account }: Deployment): Promise<string | undefined> {
  const { domain, senderEmail } = settings
  const sender = await account.deployedSender()
  if (!domain || !sender || sender === senderEmail || (await account.isVerified(domain))) return undefined
  return sender
}

/** Mostly a few minutes after the records of the domain are there. */
async function isVerifiedInTime({ settings, account, print, wait }: Deployment): Promise<boolean> {
  const { domain = '', senderEmail } = settings
  print(`\nWaiting until SES has verified ${domain}; until then enquiries are mailed from the old address.`)
  for (let looks = 40; looks > 0; looks--) {
    if (await account.isVerified(domain)) return true
    await wait()
  }
  print(`SES has not verified ${domain} yet. Run npm run deploy again later: it switches to ${senderEmail} then.`)
  return false
}

/** A firewall or certificate that the settings no longer ask for: the distribution has let go of it by now. */
async function deleteLeftovers({ settings, account, print }: Deployment): Promise<void> {
  const { certificate, firewall } = edgeStackNames(settings)
  const wanted = [...(settings.domain ? [certificate] : []), ...(settings.waf ? [firewall] : [])]
  for (const name of await account.edgeStacks()) {
    if (wanted.includes(name)) continue
    print(`Deleting the stack ${name}, which nothing uses any more.`)
    await account.deleteEdgeStack(name)
  }
}

/** What the build and the app read the address from. */
function addressVariable(siteUrl: string | undefined): Record<string, string> {
  return siteUrl === undefined ? {} : { SITE_URL: siteUrl }
}
