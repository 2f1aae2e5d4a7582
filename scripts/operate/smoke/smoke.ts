import { isOwnName } from '#content/lib/own-name.ts'
import { readSettings } from '../../../lib/config.ts'
import { siteConfig } from '../../../site.config.ts'
import { exitCodes, Problem } from '../../problem.ts'
import type { Terminal } from '../../terminal.ts'
import { connect } from '../connection.ts'
import { apiChecks } from './api-checks.ts'
import { expectAnswer, runChecks, type Site } from './check.ts'
import { headerChecks } from './header-checks.ts'
import { operatorOf } from './operator.ts'
import { domainCheck, pageChecks } from './page-checks.ts'

/** Addresses of the local stack, whose inbox accepts any mail. */
const localAddresses = { ownerEmail: 'owner@local.example', senderEmail: 'site@local.example', alarmEmails: [] }

/** Tests a site from outside, and as its operator. @throws Problem when a check fails, after all have run. */
export async function smoke(
  url: string | undefined,
  { deployed = false }: { deployed?: boolean },
  terminal: Terminal,
): Promise<void> {
  const site = await findSite(url, deployed)
  terminal.note(`Looking at ${site.url}`)
  await expectAnswer(site)
  const forDomain = isOwnName(new URL(site.url).hostname) ? [domainCheck] : []
  await runChecks([...pageChecks, ...forDomain, ...headerChecks, ...apiChecks], site, terminal)
}

/** A URL is enough for every check but the test enquiry, whose key and record only the site's operator can read. */
async function findSite(given: string | undefined, deployed: boolean): Promise<Site> {
  if (given !== undefined && deployed) throw new Problem('Give a URL or --deployed, not both.', exitCodes.wrongUse)
  if (given !== undefined && !/^https?:\/\//.test(given)) {
    throw new Problem(`"${given}" is not a URL like https://sampleford.co.uk.`, exitCodes.wrongUse)
  }
  const url = given?.replace(/\/$/, '')
  try {
    const connection = await connect({ deployed: deployed || url?.startsWith('https:') })
    if (url === undefined || url === connection.siteUrl) {
      const { siteUrl, isDeployed } = connection
      const settings = isDeployed ? readSettings(siteConfig, undefined, process.env) : localAddresses
      return { url: siteUrl, operator: operatorOf(connection, settings) }
    }
  } catch (error) {
    if (url === undefined) throw error
  }
  return { url: url ?? '', operator: undefined }
}
