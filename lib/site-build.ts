/** What the stack needs to know about the built site. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

export interface SiteBuild {
  /** Folder that `npm run build` wrote: pages, files and hashed assets. */
  folder: string
  /** HTML files relative to the folder, for example `about/index.html`. */
  pages: readonly string[]
  /** The other files of the root: sitemap, icons, the home page's compressed copy. Their names never change. */
  rootFiles: readonly string[]
  /** Slugs of the articles that exist; the edge sends any other path under /blog/ to the index. */
  articleSlugs: readonly string[]
  /** Origin that the site was built for, from its canonical links. */
  origin: string
  /** `sha256-...` of the inline style and script blocks. */
  hashes: CspHashes
  /** Files of `web/content` with facts to be checked again, by day. */
  factsToCheck: Record<string, string[]>
}

const CspHashes = z.object({ style: z.array(z.string()), script: z.array(z.string()) })
type CspHashes = z.infer<typeof CspHashes>

const FactsToCheck = z.record(z.string(), z.array(z.string()))

/** @throws Error that says to build the site first. */
export function readSiteBuild(dist = 'dist'): SiteBuild {
  const folder = join(dist, 'site')
  const hashesFile = join(dist, 'csp-hashes.json')
  const factsFile = join(dist, 'facts-to-check.json')
  if (![join(folder, 'index.html'), hashesFile, factsFile].every(existsSync)) {
    throw new Error(`There is no built site in ${folder}: run \`npm run build\` first.`)
  }
  const pages = globSync('**/*.html', { cwd: folder }).sort()
  const rootFiles = globSync('*.*', { cwd: folder, exclude: ['*.html'] }).sort()
  const articleSlugs = pages.flatMap((page) => /^blog\/([^/]+)\/index\.html$/.exec(page)?.[1] ?? [])
  const home = readFileSync(join(folder, 'index.html'), 'utf8')
  const [, origin = ''] = /<link[^>]+rel="canonical"[^>]+href="(https?:\/\/[^/"]+)/.exec(home) ?? []
  const hashes = CspHashes.parse(JSON.parse(readFileSync(hashesFile, 'utf8')))
  const factsToCheck = FactsToCheck.parse(JSON.parse(readFileSync(factsFile, 'utf8')))
  return { folder, pages, rootFiles, articleSlugs, origin, hashes, factsToCheck }
}

/**
 * Pages with another address in their canonical links would send search engines there.
 * @throws Error that says how to build them for the domain.
 */
export function refuseOtherOrigin(site: SiteBuild, domain: string | undefined): void {
  if (domain === undefined || site.origin === `https://${domain}`) return
  throw new Error(
    `The site in ${site.folder} was built for ${site.origin || 'no address'}: build it with \`SITE_URL=https://${domain} npm run build\`, or deploy with \`npm run deploy\`, which does so.`,
  )
}
