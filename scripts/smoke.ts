/** `npm run smoke -- [URL]`: is the site that answers there whole? Leaves one canary lead and one photo, both gone in two days. */
import { connect } from './connection.ts'
import { apiChecks } from './smoke/api-checks.ts'
import type { Site } from './smoke/check.ts'
import { headerChecks } from './smoke/header-checks.ts'
import { pageChecks } from './smoke/page-checks.ts'

const site = await findSite(process.argv[2])
console.log(`Looking at ${site.url}`)
let failed = 0
for (const { name, run } of [...pageChecks, ...headerChecks, ...apiChecks]) {
  try {
    await run(site)
    console.log(`  ok      ${name}`)
  } catch (error) {
    failed++
    console.log(`  FAILED  ${name}\n          ${error instanceof Error ? error.message : error}`)
  }
}
console.log(failed === 0 ? 'All in order.' : `${failed} checks failed.`)
process.exitCode = failed === 0 ? 0 : 1

/** A URL alone is enough for all but the canary, whose key only the operator of the site can read. */
async function findSite(given: string | undefined): Promise<Site> {
  const url = given?.replace(/\/$/, '')
  try {
    const connection = await connect({ deployed: url?.startsWith('https:') })
    if (url === undefined || url === connection.siteUrl)
      return { url: connection.siteUrl, originKey: connection.originKey }
  } catch (error) {
    if (url === undefined) throw error
  }
  return { url: url ?? '', originKey: undefined }
}
