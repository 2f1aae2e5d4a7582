import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { build, createLogger, type InlineConfig } from 'vite'
import { problemLine } from '#shared/file-problems.ts'
import { type BuildRecord, functionsFolder } from '../../lib/site-build.ts'
import { siteOptions } from '../../lib/stage.ts'
import { siteConfig } from '../../site.config.ts'
import { unconfirmed } from '../../web/compile/launch-gate.ts'
import type { SiteOptions } from '../../web/content/lib/site-options.ts'
import type { PageDocument, RenderedPage } from '../../web/src/entry-server.tsx'
import { checkContent } from '../content-command.ts'
import { writeIcons } from '../pictures/icons.ts'
import { writeOwnerPhotos } from '../pictures/owner-photos.ts'
import { writeSocialPlates } from '../pictures/social-plates.ts'
import { bundleFunctions } from './bundle-functions.ts'
import { robotsTxt, sitemapXml, siteUrlOf, webManifest } from './site-files.ts'

const root = join(import.meta.dirname, '../..')
const web = join(root, 'web')

const dist = join(root, 'dist')
/** The finished site. */
export const siteFolder = join(dist, 'site')

type ServerEntry = typeof import('../../web/src/entry-server.tsx')

/**
 * Builds the site and its functions into `dist`, whose last build stays until the new one is whole. Throws with a
 * message when text or code cannot be read, or a page cannot be rendered.
 */
export async function buildSite(onStep: (step: string) => void): Promise<void> {
  const { options, siteUrl } = setEnvironment()
  await checkContent(onStep)
  onStep('Building the browser bundle, the prerenderer and the functions')
  // Beside the last build, because source maps name their sources from here.
  const unfinished = `${dist}-new`
  await rm(unfinished, { recursive: true, force: true })
  const site = join(unfinished, 'site')
  const [, server] = await Promise.all([
    buildClient(site),
    buildServer(join(unfinished, 'server')),
    bundleFunctions({ source: join(root, 'lambdas'), bundles: functionsFolder(unfinished) }),
  ])
  await copySiteStyles(site)
  onStep('Prerendering the pages')
  // Pictures are encoded and assets compressed on the other core.
  const [count] = await Promise.all([
    prerenderPages(site, siteUrl, server),
    compressAssets(site),
    writeOwnerPhotos(site),
    writeSocialPlates(site),
    writeIcons(site),
  ])
  await write(join(site, 'robots.txt'), robotsTxt(siteUrl))
  await write(join(site, 'site.webmanifest'), webManifest())
  const { OWNER_FILES: ownerFiles = '' } = process.env
  const record: BuildRecord = { options, ownerFiles, unconfirmed: unconfirmed().map(problemLine) }
  await write(join(unfinished, 'build.json'), JSON.stringify(record))
  await rm(dist, { recursive: true, force: true })
  await rename(unfinished, dist)
  onStep(`Built ${count} pages`)
}

/** Sets what Vite, React and the content read from the environment of a build. */
export function setEnvironment(): { options: SiteOptions; siteUrl: string } {
  // Read by web/content/lib/owner/options.ts. The local stack and tests give those of a site of their own.
  process.env.SITE_OPTIONS ||= JSON.stringify(siteOptions(siteConfig, process.env))
  const options: SiteOptions = JSON.parse(process.env.SITE_OPTIONS)
  const siteUrl = siteUrlOf(options)
  process.env.VITE_SITE_URL = siteUrl
  // A shell or test runner may have set another value, which would give a development build of React.
  process.env.NODE_ENV = 'production'
  return { options, siteUrl }
}

/** Writes the pages into the folder of the site, which has their template, and the sitemap. @returns their number. */
export async function prerenderPages(
  site: string,
  siteUrl: string,
  { allDocuments, renderPage }: ServerEntry,
): Promise<number> {
  const template = (await readFile(join(site, 'index.html'), 'utf8')).replace(/\n\s*/g, '\n')
  const documents = await allDocuments()
  for (const document of documents) {
    const page = await renderPage(document.path).catch((error: unknown) => {
      throw new Error(`The page ${document.path} could not be rendered: ${String(error)}`, { cause: error })
    })
    await write(join(site, document.file), composePage(template, document, page))
  }
  const listed = documents.flatMap(({ path, listed = true }) => (listed ? path : []))
  await write(join(site, 'sitemap.xml'), sitemapXml(siteUrl, listed))
  return documents.length
}

async function write(target: string, text: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, text)
}

async function buildClient(outDir: string): Promise<void> {
  await strictBuild({
    configFile: join(web, 'vite.config.ts'),
    build: { outDir, modulePreload: { polyfill: false } },
  })
}

/** The sheet of all pages, also at a fixed address: the API's own pages cannot know a hashed name. */
async function copySiteStyles(site: string): Promise<void> {
  const assets = join(site, 'assets')
  const sheet = (await readdir(assets)).find((file) => /^site-.*\.css$/.test(file))
  if (!sheet) throw new Error('The build has no sheet of all pages.')
  await copyFile(join(assets, sheet), join(site, 'site.css'))
}

const brotli = promisify(brotliCompress)

/** Compresses the hashed assets in place, with Node's default quality, which is the best. */
async function compressAssets(site: string): Promise<void> {
  const compress = async (path: string) => writeFile(path, await brotli(await readFile(path)))
  const files = await readdir(join(site, 'assets'))
  await Promise.all(files.map((file) => compress(join(site, 'assets', file))))
}

/** Builds the prerenderer. */
export async function buildServer(outDir: string): Promise<ServerEntry> {
  await strictBuild({
    configFile: join(web, 'vite.config.ts'),
    build: { outDir, ssr: join(web, 'src/entry-server.tsx'), copyPublicDir: false },
  })
  const url = pathToFileURL(join(outDir, 'entry-server.js')).href
  // Cast: the file is the build of entry-server.tsx.
  return (await import(url)) as ServerEntry
}

/** Builds with Vite. Prints its warnings, those of the bundler and of Lightning CSS, and throws if there was one. */
export async function strictBuild(config: InlineConfig): Promise<void> {
  const customLogger = createLogger('warn')
  // Node reads the configuration itself: bundled, it would warn of a busy machine.
  await build({ ...config, configLoader: 'native', logLevel: 'warn', customLogger })
  if (customLogger.hasWarned) throw new Error('The build has warned, see above: what it warns of does not go live.')
}

/** The complete HTML of a page. */
function composePage(template: string, { page: name = '', preload }: PageDocument, page: RenderedPage): string {
  const structuredData = page.jsonLd.map(
    (item) => `<script type="application/ld+json">${JSON.stringify(item).replaceAll('<', '\\u003c')}</script>`,
  )
  // Matches the request mode of `fetch`, which then uses the preloaded response.
  const link = preload ? `<link rel="preload" as="fetch" href="${preload}" crossorigin>` : ''
  const head = [page.head, ...structuredData, link].join('')
  // Replacement functions, because a replacement string must not contain a dollar sign.
  return template
    .replace('<!--page-->', () => name)
    .replace('<!--head-->', () => head)
    .replace('<!--body-->', () => page.body)
}
