/** What the stack reads from the built site. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import type { SiteOptions } from '#content/lib/site-options.ts'
import type { Settings } from './config.ts'
import { siteOptions } from './stage.ts'

/** `dist/build.json`, the build's own record, written last. */
const BuildRecord = z.object({
  /** The settings that its pages say something of. */
  options: z.object({ region: z.string(), domain: z.string(), customerReceipt: z.boolean() }),
  /** Folder of the owner's files that it was built from; empty for the repository's. */
  ownerFiles: z.string(),
  /** What the owner has not confirmed, in sentences that begin with file and line. Its pages say they are a sample. */
  unconfirmed: z.array(z.string()),
})
export type BuildRecord = z.infer<typeof BuildRecord>

export interface SiteBuild extends BuildRecord {
  /** Folder of pages, files and hashed assets. */
  folder: string
  /** HTML files relative to the folder, for example `about/index.html`. */
  pages: readonly string[]
}

/** The last good build. @throws Error when there is none. */
export function readSiteBuild(dist = 'dist'): SiteBuild {
  const folder = join(dist, 'site')
  const record = join(dist, 'build.json')
  if (![join(folder, 'index.html'), record].every(existsSync)) {
    throw new Error(`There is no built site in ${folder}: run \`npm run build\` first.`)
  }
  // The edge compares them with paths of URLs, whatever the host's separator is.
  const pages = globSync('**/*.html', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
  return { ...BuildRecord.parse(JSON.parse(readFileSync(record, 'utf8'))), folder, pages }
}

/** Why a build is not the one that these settings ask for; undefined when it is. */
export function otherBuild({ options, ownerFiles }: BuildRecord, settings: Settings): string | undefined {
  if (ownerFiles !== '') return `it was made from the files in ${ownerFiles}`
  const wanted = siteOptions({ ...settings, domain: settings.domain ?? '' })
  // Cast: the keys of an object of this type.
  const other = (Object.keys(wanted) as (keyof SiteOptions)[]).filter((key) => options[key] !== wanted[key])
  if (other.length === 0) return undefined
  return other.map((key) => `its ${key} is "${options[key]}" and not "${wanted[key]}"`).join(', ')
}

/** Folder of the functions' bundles, each in a folder named after its entry. */
export const functionsFolder = (dist = 'dist') => join(dist, 'functions')
