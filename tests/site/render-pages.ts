/** Renders the pages of a site as a build does, without scripts and pictures, into the folder that is its argument. */
import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buildServer, prerenderPages, setEnvironment } from '../../scripts/site/build-site.ts'

const [, , site = ''] = process.argv
const { siteUrl } = setEnvironment()
await mkdir(site)
await copyFile('web/index.html', join(site, 'index.html'))
await prerenderPages(site, siteUrl, await buildServer(`${site}-server`))
