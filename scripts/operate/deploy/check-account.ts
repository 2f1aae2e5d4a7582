/**
 * Run by the CDK app (`lib/app.ts`): prints what the account lacks for a deployment, a line each. Nothing without credentials, when there
 * is nothing to look at.
 */
import { readSettings, type Settings } from '../../../lib/config.ts'
import { siteConfig } from '../../../site.config.ts'
import { awsAccount } from './aws-account.ts'
import { preflight } from './preflight.ts'

const { CDK_DEFAULT_ACCOUNT, CDK_CONTEXT_JSON, ACCOUNT_CHECKED } = process.env

/** Undefined when the settings are incomplete, which the app itself reports. */
function settingsOfTheApp(): Settings | undefined {
  const context: Record<string, unknown> = JSON.parse(CDK_CONTEXT_JSON ?? '{}')
  try {
    return readSettings(siteConfig, (key) => context[key], process.env)
  } catch {
    return undefined
  }
}

async function findGaps(settings: Settings): Promise<string[]> {
  const { problems, notes } = await preflight(settings, awsAccount(settings))
  return [...problems.map((problem) => `Before you deploy: ${problem}`), ...notes.map((note) => `Note: ${note}`)]
}

const settings = CDK_DEFAULT_ACCOUNT && !ACCOUNT_CHECKED ? settingsOfTheApp() : undefined
if (settings) {
  const lines = await findGaps(settings).catch((error: Error) => [
    `Note: could not look at the account (${error.message})`,
  ])
  for (const line of lines) console.log(line)
  // Ends checks that are still waiting for a response.
  process.exit()
}
