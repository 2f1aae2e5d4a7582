/**
 * Runs before the CDK's app (`cdk.json`), and says what a deployment would miss in the account. It only tells: `cdk destroy`
 * and `cdk diff` run the app too, and without credentials, or offline, there is nothing to look at.
 */
import { readSettings } from '../../../lib/config.ts'
import { siteConfig } from '../../../site.config.ts'
import { awsAccount } from './aws-account.ts'
import { preflight } from './preflight.ts'

const { CDK_DEFAULT_ACCOUNT, CDK_CONTEXT_JSON, ACCOUNT_CHECKED } = process.env
/** Milliseconds. */
const timeout = 15_000

async function findGaps(): Promise<string[]> {
  const context: Record<string, unknown> = JSON.parse(CDK_CONTEXT_JSON ?? '{}')
  const settings = readSettings(siteConfig, (key) => context[key], process.env)
  const { problems, notes } = await preflight(settings, awsAccount(settings))
  return [...problems.map((problem) => `Before you deploy: ${problem}`), ...notes.map((note) => `Note: ${note}`)]
}

if (CDK_DEFAULT_ACCOUNT && !ACCOUNT_CHECKED) {
  const tooLate = setTimeout(() => process.exit(), timeout)
  // The app itself refuses settings that are not complete.
  const lines = await findGaps().catch(() => [])
  for (const line of lines) console.error(line)
  clearTimeout(tooLate)
}
