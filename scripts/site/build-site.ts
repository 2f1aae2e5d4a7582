import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { siteConfig } from '../../site.config.ts'
import { writeOwnerPhotos } from '../pictures/owner-photos.ts'
import { writeSocialPlates } from '../pictures/social-plates.ts'
import { findContentProblems, problemLine } from './content-problems.ts'
import { composePage } from './document.ts'
import { robotsTxt, sitemapXml, siteUrl, webManifest } from './site-files.ts'

const root = join(import.meta.dirname, '../..')
const web = join(root, 'web')

/** The finished site. */
export const siteFolder = join(root, 'dist/site')
/** What the site was built from and for: `lib/site-build.ts` decides by it whether to build again. */
const recordFile = join(root, 'dist/build.json')

type ServerEntry = typeof import('../../web/src/entry-server.tsx')

/** Builds the whole site. Throws with a sentence when a page cannot be rendered. */
export async function buildSite({ onStep }: { onStep: (step: string) => void }): Promise<void> {
  process.env.VITE_SITE_URL = siteUrl()
  // What an emergency is promised depends on it: web/content/wakes-owner.ts.
  process.env.OWNER_PHONE ||= siteConfig.ownerPhone
  // A shell or test runner may have set another value, which would build React's development version.
  process.env.NODE_ENV = 'production'
  await checkContent(onStep)
  await refuseUnfinishedSite()
  onStep('Building the browser bundle')
  await buildClient()
  await writeOwnerPhotos(siteFolder)
  await writeSocialPlates(siteFolder, root)
  onStep('Building the prerenderer')
  const { renderPage, allDocuments } = await buildServer()
  onStep('Prerendering the pages')
  const template = (await readFile(join(siteFolder, 'index.html'), 'utf8')).replace(/\n\s*/g, '\n')
  const documents = await allDocuments()
  for (const document of documents) {
    const page = await renderPage(document.path).catch((error: unknown) => {
      throw new Error(`The page ${document.path} could not be rendered: ${String(error)}`, { cause: error })
    })
    await write(document.file, composePage(template, document, page))
  }
  await write('sitemap.xml', sitemapXml(documents.flatMap(({ path, listed = true }) => (listed ? path : []))))
  await write('robots.txt', robotsTxt())
  await write('site.webmanifest', webManifest())
  // Last: the CDK takes a site without it for unfinished.
  const { OWNER_FILES: ownerFiles = '', OWNER_PHONE: ownerPhone } = process.env
  const { wakesOwner } = await import('../../web/content/wakes-owner.ts')
  const record = { siteUrl: siteUrl(), ownerFiles, textsOwner: Boolean(ownerPhone), wakesOwner }
  await writeFile(recordFile, JSON.stringify(record))
  onStep(`Built ${documents.length} pages`)
}

/** Throws with a sentence for each thing that is wrong with the words of the site. */
async function checkContent(onStep: (step: string) => void): Promise<void> {
  const { problems, due } = await findContentProblems()
  if (problems.length > 0) throw new Error(problems.map(problemLine).join('\n'))
  for (const line of due) onStep(line)
}

/** A build for a name of the business's own. Imported only now: the list reads the owner's files, which are in order by now. */
async function refuseUnfinishedSite(): Promise<void> {
  if (!process.env.SITE_URL) return
  const { refuseUnfinishedContent } = await import('../../web/content/launch-list.ts')
  refuseUnfinishedContent(new URL(siteUrl()).hostname)
}

async function write(file: string, text: string): Promise<void> {
  const target = join(siteFolder, file)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, text)
}

async function buildClient(): Promise<void> {
  await build({
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: siteFolder, modulePreload: { polyfill: false } },
  })
}

async function buildServer(): Promise<ServerEntry> {
  const outDir = join(root, 'dist/server')
  await build({
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir, ssr: join(web, 'src/entry-server.tsx'), copyPublicDir: false },
  })
  const url = pathToFileURL(join(outDir, 'entry-server.js')).href
  // The file is the build of entry-server.tsx, which has this type.
  return (await import(url)) as ServerEntry
}
