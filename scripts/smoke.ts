/** `npm run smoke -- [URL | --deployed]`: is the site that answers there whole? Leaves one canary lead and one photo, both gone in two days. */
import { readArguments } from './command-line.ts'
import { connect } from './operate/connection.ts'
import { readCanaryKeys } from './operate/keys.ts'
import { openLeadBook } from './operate/leads/lead-book.ts'
import { apiChecks } from './operate/smoke/api-checks.ts'
import { expectAnswer, runChecks, type Site } from './operate/smoke/check.ts'
import { headerChecks } from './operate/smoke/header-checks.ts'
import { pageChecks } from './operate/smoke/page-checks.ts'

const { values, positionals } = readArguments({
  usage: 'npm run smoke -- [URL | --deployed]     by default the local site',
  options: { deployed: { type: 'boolean' } },
  operands: 1,
})
try {
  const site = await findSite(positionals[0])
  console.log(`Looking at ${site.url}`)
  await expectAnswer(site)
  process.exitCode = await runChecks([...pageChecks, ...headerChecks, ...apiChecks], site, console.log)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** A URL is enough for all checks but the canary, whose key and record only the site's operator can read. */
async function findSite(given: string | undefined): Promise<Site> {
  if (given !== undefined && values.deployed) throw new Error('Give a URL or --deployed, not both.')
  const url = given?.replace(/\/$/, '')
  try {
    const connection = await connect({ deployed: values.deployed || url?.startsWith('https:') })
    if (url === undefined || url === connection.siteUrl) {
      const { siteUrl, deployment } = connection
      const canaryKeys = () => readCanaryKeys(deployment)
      return { url: siteUrl, operator: { canaryKeys, leads: openLeadBook(connection).store } }
    }
  } catch (error) {
    if (url === undefined) throw error
  }
  return { url: url ?? '', operator: undefined }
}
