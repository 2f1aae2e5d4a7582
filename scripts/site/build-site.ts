import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { transform } from 'esbuild'
import { build, type Manifest } from 'vite'
import { writePortrait } from '../pictures/portrait.ts'
import { writeBrotliCopies } from './brotli-copies.ts'
import { findContentProblems, problemLine } from './content-problems.ts'
import { composePage, cspHashes, type PageAssets, readTemplate } from './document.ts'
import { picturesOverBudget } from './picture-budget.ts'
import { robotsTxt, sitemapXml, siteUrl, webManifest } from './site-files.ts'

const root = join(import.meta.dirname, '../..')
const web = join(root, 'web')

/** The finished site. */
export const siteFolder = join(root, 'dist/site')
/** Hashes of the inline styles and script, for the content security policy. */
export const cspHashesFile = join(root, 'dist/csp-hashes.json')
/** Which facts are to be checked again, and when: the morning mail says so. */
const factsFile = join(root, 'dist/facts-to-check.json')

/** What the site was built from and for: `lib/site-build.ts` decides by it whether to build again. */
const recordFile = join(root, 'dist/build.json')

type ServerEntry = typeof import('../../web/src/entry-server.tsx')

/** Builds the whole site. Throws with a sentence when a page cannot be rendered. */
export async function buildSite({ onStep }: { onStep: (step: string) => void }): Promise<void> {
  process.env.VITE_SITE_URL = siteUrl()
  // A shell or test runner may have set another value, which would build React's development version.
  process.env.NODE_ENV = 'production'
  const tooLarge = await picturesOverBudget(join(web, 'public'))
  if (tooLarge.length > 0) throw new Error(`Pictures over their budget:\n${tooLarge.join('\n')}`)
  const factsByDay = await checkContent(onStep)
  await refuseUnfinishedSite()
  onStep('Building the browser bundle')
  await buildClient()
  await writePortrait(siteFolder)
  onStep('Building the prerenderer')
  const { renderPage, allDocuments } = await buildServer()
  onStep('Prerendering the pages')
  const assets = await readAssets()
  const template = await readTemplate(join(web, 'index.html'))
  const documents = await allDocuments()
  for (const { path, file, sources, answer } of documents) {
    const page = await renderPage(path).catch((error: unknown) => {
      throw new Error(`The page ${path} could not be rendered: ${String(error)}`, { cause: error })
    })
    await write(file, composePage(template, { ...page, path, sources, answer }, assets))
  }
  await write('sitemap.xml', sitemapXml(documents.flatMap(({ path, listed }) => (listed ? path : []))))
  await write('robots.txt', robotsTxt())
  await write('site.webmanifest', webManifest())
  onStep('Compressing pages, scripts and styles')
  await writeBrotliCopies(siteFolder)
  await writeFile(factsFile, `${JSON.stringify(factsByDay, null, 2)}\n`)
  await writeFile(cspHashesFile, `${JSON.stringify(cspHashes(assets), null, 2)}\n`)
  // Last: the CDK takes a site without it for unfinished.
  await writeFile(recordFile, JSON.stringify({ siteUrl: siteUrl(), ownerFiles: process.env.OWNER_FILES ?? '' }))
  onStep(`Built ${documents.length} pages`)
}

/** Throws with a sentence for each thing that is wrong with the words of the site. Returns its facts by their day. */
async function checkContent(onStep: (step: string) => void): Promise<Record<string, string[]>> {
  const { problems, due, factsByDay } = await findContentProblems()
  if (problems.length > 0) throw new Error(problems.map(problemLine).join('\n'))
  for (const line of due) onStep(line)
  return factsByDay
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
    build: {
      outDir: siteFolder,
      manifest: true,
      // The pages decide what is loaded when: see web/src/entry-client.tsx.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: [
          'src/entry-client.tsx',
          'src/styles/critical.css',
          'src/styles/house.css',
          'src/styles/not-found.css',
          'src/styles/page.css',
          'src/styles/service.css',
          'src/styles/site.css',
        ].map((file) => join(web, file)),
      },
    },
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

/** Reads Vite's manifest and moves it out of the public folder. */
async function readAssets(): Promise<PageAssets> {
  const manifestFolder = join(siteFolder, '.vite')
  const manifest: Manifest = JSON.parse(await readFile(join(manifestFolder, 'manifest.json'), 'utf8'))
  await cp(manifestFolder, join(root, 'dist/vite'), { recursive: true })
  await rm(manifestFolder, { recursive: true })
  const entry = (source: string) => {
    const file = manifest[source]?.file
    if (!file) throw new Error(`Vite built nothing from ${source}`)
    return file
  }
  /** Styles that go into the page itself and need no file beside it. */
  const inlined = async (source: string) => {
    const file = join(siteFolder, entry(source))
    const css = (await readFile(file, 'utf8')).trim()
    await rm(file)
    return css
  }
  return {
    manifest,
    criticalCss: await inlined('src/styles/critical.css'),
    firstScreenCss: {
      home: await inlined('src/styles/house.css'),
      notFound: await inlined('src/styles/not-found.css'),
      page: await inlined('src/styles/page.css'),
      service: await inlined('src/styles/service.css'),
    },
    siteCss: `/${entry('src/styles/site.css')}`,
    bootScript: await minifiedBoot(),
  }
}

async function minifiedBoot(): Promise<string> {
  const source = await readFile(join(web, 'src/wake/boot.js'), 'utf8')
  const { code } = await transform(source, { minify: true, target: 'es2022' })
  return code.trim()
}
