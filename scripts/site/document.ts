/** Puts a rendered page into `web/index.html`. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { matchPath } from 'react-router-dom'
import type { Manifest } from 'vite'
import type { RenderedPage } from '../../web/src/entry-server.tsx'

export type PageAssets = {
  manifest: Manifest
  /** The block of styles that every page carries. */
  criticalCss: string
  /** A second block: the first screen of the home page, and that of all others. */
  firstScreenCss: { home: string; page: string }
  /** URL of the other styles, which boot.js asks for once the first screen is painted. */
  siteCss: string
  /** The one script that every page carries. */
  bootScript: string
}

/** The parts of `web/index.html` around what a page brings itself. */
export type Template = { start: string; beforeBody: string; afterBody: string; end: string }

export async function readTemplate(file: string): Promise<Template> {
  const html = (await readFile(file, 'utf8')).replace(/\n\s*/g, '\n')
  const parts = /^(.*)<!--head-->.*<!--\/head-->(.*)<!--body-->(.*)<!--scripts-->.*<!--\/scripts-->(.*)$/s.exec(html)
  const [, start, beforeBody, afterBody, end] = parts ?? []
  if (start === undefined || beforeBody === undefined || afterBody === undefined || end === undefined) {
    throw new Error(`${file} must hold the markers <!--head-->, <!--body--> and <!--scripts-->`)
  }
  return { start, beforeBody, afterBody, end }
}

/** The finished document of a page. */
export function composePage(template: Template, page: RenderedPage, path: string, assets: PageAssets): string {
  const structuredData = page.jsonLd.map(
    (item) => `<script type="application/ld+json" data-page-json-ld>${jsonForScript(item)}</script>`,
  )
  return [
    template.start,
    page.head,
    ...structuredData,
    ...fontPreloads(assets),
    `<style>${assets.criticalCss}</style>`,
    `<style>${path === '/' ? assets.firstScreenCss.home : assets.firstScreenCss.page}</style>`,
    `<noscript><link rel="stylesheet" href="${assets.siteCss}"></noscript>`,
    template.beforeBody,
    // React Router marks links for its framework mode, which this site does not use.
    page.body.replaceAll(' data-discover="true"', ''),
    template.afterBody,
    `<script type="application/json" id="boot">${jsonForScript(bootData(path, assets))}</script>`,
    `<script>${assets.bootScript}</script>`,
    template.end,
  ].join('')
}

/** Hashes that let the inline style and script pass the content security policy (promise E5). */
export function cspHashes({ criticalCss, firstScreenCss, bootScript }: PageAssets): {
  style: string[]
  script: string[]
} {
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
  return { style: [criticalCss, firstScreenCss.home, firstScreenCss.page].map(hash), script: [hash(bootScript)] }
}

/** What boot.js reads. */
function bootData(path: string, { manifest, siteCss }: PageAssets): { styles: string; modules: string[] } {
  return { styles: siteCss, modules: modulesOf(path, manifest) }
}

/** Files whose page needs which module: the same patterns as the site's route table. */
const pageModules: [pattern: string, source: (slug: string) => string[]][] = [
  ['/', () => ['src/pages/HomePage.tsx']],
  ['/services/emergency', () => ['src/pages/EmergencyPage.tsx', 'content/services/emergency.ts']],
  ['/services/:slug', (slug) => ['src/pages/ServicePage.tsx', `content/services/${slug}.ts`]],
  ['/security', () => ['src/pages/SecurityPage.tsx', 'content/services/security.ts']],
  ['/blog/:slug', (slug) => ['src/pages/ArticlePage.tsx', `content/articles/${slug}.md`]],
  ['/areas/:slug', (slug) => ['src/pages/AreaPage.tsx', `content/areas/${slug}.ts`]],
  ['/contact/sent', () => ['src/pages/MessageSentPage.tsx']],
  ['/404', () => ['src/pages/NotFoundPage.tsx']],
  ['/:slug', (slug) => [`src/pages/${slug.charAt(0).toUpperCase()}${slug.slice(1)}Page.tsx`]],
]

/** URLs of the entry and of every chunk this page will ask for, so that they are fetched side by side. */
function modulesOf(path: string, manifest: Manifest): string[] {
  const sources = ['src/entry-client.tsx']
  for (const [pattern, source] of pageModules) {
    const match = matchPath(pattern, path)
    if (match) {
      sources.push(...source(match.params.slug ?? ''))
      break
    }
  }
  const files = new Set<string>()
  const add = (source: string) => {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`${path} needs ${source}, which the browser bundle does not have`)
    files.add(`/${chunk.file}`)
    for (const dependency of chunk.imports ?? []) add(dependency)
  }
  for (const source of sources) add(source)
  return [...files]
}

/** The display face is needed by the first paint of every page. */
function fontPreloads({ criticalCss }: PageAssets): string[] {
  return [...new Set(criticalCss.match(/\/assets\/[\w.-]+\.woff2/g))].map(
    (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
  )
}

/** JSON that cannot end the script element it stands in. */
function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
