/** What the stack needs to know about the built site. */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

export interface SiteBuild {
  /** Folder that `npm run build` wrote: pages, files and hashed assets. */
  folder: string
  /** HTML files relative to the folder, for example `about/index.html`. */
  pages: readonly string[]
  /** Files of `web/content` with facts to be checked again, by day. */
  factsToCheck: Record<string, string[]>
}

const FactsToCheck = z.record(z.string(), z.array(z.string()))

/** @throws Error that says to build the site first. */
export function readSiteBuild(dist = 'dist'): SiteBuild {
  const folder = join(dist, 'site')
  const factsFile = join(dist, 'facts-to-check.json')
  if (![join(folder, 'index.html'), factsFile].every(existsSync)) {
    throw new Error(`There is no built site in ${folder}: run \`npm run build\` first.`)
  }
  const pages = globSync('**/*.html', { cwd: folder }).sort()
  const factsToCheck = FactsToCheck.parse(JSON.parse(readFileSync(factsFile, 'utf8')))
  return { folder, pages, factsToCheck }
}

/**
 * The built site, built anew unless it was built for this address and after everything that it is made from.
 * @throws Error when it cannot be built; the build has said why.
 */
export function currentSiteBuild(domain: string | undefined, dist = 'dist', build = runBuild): SiteBuild {
  if (!isCurrent(domain, dist)) build(domain)
  return readSiteBuild(dist)
}

/** What the build has written down of itself. */
const BuildRecord = z.object({ siteUrl: z.string(), ownerFiles: z.string() })

/** Everything that a page is made from. */
const sources = ['web/**/*.*', 'lambdas/contract/*.ts', 'scripts/{site,pictures}/*.ts', 'package-lock.json']

function isCurrent(domain: string | undefined, dist: string): boolean {
  const record = join(dist, 'build.json')
  if (!existsSync(record)) return false
  const { siteUrl, ownerFiles } = BuildRecord.parse(JSON.parse(readFileSync(record, 'utf8')))
  // Tests and the local stack may have built it with files, or for an address, of their own.
  if (ownerFiles !== '' || (domain !== undefined && siteUrl !== `https://${domain}`)) return false
  const builtAt = statSync(record).mtimeMs
  return globSync(sources).every((file) => statSync(file).mtimeMs < builtAt)
}

function runBuild(domain: string | undefined): void {
  console.error('Building the site, which takes a minute.')
  const env = { ...process.env, OWNER_FILES: '', SITE_URL: domain ? `https://${domain}` : '' }
  // Standard output is the CDK's.
  const { status } = spawnSync(process.execPath, ['scripts/electrician.js', 'build'], { stdio: ['ignore', 2, 2], env })
  if (status !== 0) throw new Error('The site could not be built: see above. Nothing was changed.')
}
