import type { Settings } from '../../../lib/config.ts'
import type { LiveHashes } from './live-hashes.ts'
import type { Account } from './preflight.ts'

interface Deployment {
  settings: Settings
  account: Pick<Account, 'deployedUrl'>
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
    deploy(siteUrl, { PREVIOUS_STYLE_HASHES: style.join(), PREVIOUS_SCRIPT_HASHES: script.join() })
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

/** What the build and the app read the address from. */
function addressVariable(siteUrl: string | undefined): Record<string, string> {
  return siteUrl === undefined ? {} : { SITE_URL: siteUrl }
}
