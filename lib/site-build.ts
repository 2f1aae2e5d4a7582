/** What the stack reads from the built site. */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { noOptions, type SiteOptions } from '#content/lib/site-options.ts'
import type { Settings } from './config.ts'

export interface SiteBuild {
  /** Folder that `npm run build` wrote: pages, files and hashed assets. */
  folder: string
  /** HTML files relative to the folder, for example `about/index.html`. */
  pages: readonly string[]
}

/** The build's own record. */
const BuildRecord = z.object({
  siteUrl: z.string(),
  ownerFiles: z.string(),
  /** The `SiteOptions` that it was built with. */
  options: z.string(),
})

/** @throws Error when the site was not built. */
export function readSiteBuild(dist = 'dist'): SiteBuild {
  const folder = join(dist, 'site')
  if (![join(folder, 'index.html'), recordIn(dist)].every(existsSync)) {
    throw new Error(`There is no built site in ${folder}: run \`npm run build\` first.`)
  }
  // The edge compares them with paths of URLs, whatever the host's separator is.
  const pages = globSync('**/*.html', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
  return { folder, pages }
}

/** Deployment settings for the build, passed in the variable `SITE_OPTIONS`. */
export function siteOptions(settings: SiteOptions): string {
  return JSON.stringify(settings, Object.keys(noOptions))
}

/** Settings that the build depends on. */
type SiteSettings = SiteOptions & Pick<Settings, 'domain'>

/**
 * The built site and functions. Rebuilds unless the last build has these settings and is newer than all its sources.
 * @throws Error when the build fails; its output says why.
 */
export function currentSiteBuild(settings: SiteSettings, dist = 'dist', build = runBuild): SiteBuild {
  if (!isCurrent(settings, dist)) build(settings)
  return readSiteBuild(dist)
}

/** Path of each function's bundle, by entry. */
export const functionsFolder = (dist = 'dist') => join(dist, 'functions')
const recordIn = (dist: string) => join(dist, 'build.json')

function readRecord(dist: string): z.infer<typeof BuildRecord> {
  return BuildRecord.parse(JSON.parse(readFileSync(recordIn(dist), 'utf8')))
}

/** Sources of pages and functions. */
const sources = ['web/**/*.*', 'lambdas/**/*.ts', 'scripts/{site,pictures}/*.ts', 'site.config.ts', 'package-lock.json']

function isCurrent(settings: SiteSettings, dist: string): boolean {
  const { domain } = settings
  if (!existsSync(recordIn(dist))) return false
  const { siteUrl, ownerFiles, options } = readRecord(dist)
  // Tests and the local stack may have built it with other owner's files, or for another address.
  if (ownerFiles !== '' || options !== siteOptions(settings)) return false
  if (domain !== undefined && siteUrl !== `https://${domain}`) return false
  const builtAt = statSync(recordIn(dist)).mtimeMs
  return globSync(sources).every((file) => statSync(file).mtimeMs < builtAt)
}

function runBuild(settings: SiteSettings): void {
  const { domain } = settings
  console.error('Building the site, which takes a minute.')
  const SITE_URL = domain ? `https://${domain}` : ''
  const env = { ...process.env, OWNER_FILES: '', SITE_URL, SITE_OPTIONS: siteOptions(settings) }
  // Standard output belongs to the CDK.
  const build = ['scripts/electrician.js', 'build']
  const { status, error } = spawnSync(process.execPath, build, { stdio: ['ignore', 2, 2], env })
  if (error) throw new Error(`The build of the site could not be started: ${error.message}`)
  if (status !== 0) throw new Error('The site could not be built: see above. Nothing was changed.')
}
