/** Puts a rendered page into `web/index.html`. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Manifest } from 'vite'
import { closedNotices } from '#content/calendar.ts'
import type { RenderedPage } from '../../web/src/entry-server.tsx'

/** A rendered page with its path, the source files whose chunks it starts with, and the API's answer it begins with. */
type Page = RenderedPage & { path: string; sources: readonly string[]; answer: string | undefined }

export type PageAssets = {
  manifest: Manifest
  /** The block of styles that every page carries. */
  criticalCss: string
  /** A second block: the first screen of the home page, of the 404 page, of a service, and of all others. */
  firstScreenCss: Record<'home' | 'notFound' | 'service' | 'page', string>
  /** URL of the other styles, which boot.js links once the first screen is painted. */
  siteCss: string
  /** The one script that every page carries. */
  bootScript: string
}

/** The parts of `web/index.html` around what differs by page. */
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
export function composePage(template: Template, page: Page, assets: PageAssets): string {
  // What boot.js reads.
  const closed = closedNotices.map(({ from, until }, index) => [`closed-${index}`, from, until])
  const boot = { styles: assets.siteCss, modules: modulesOf(page, assets.manifest), closed }
  const structuredData = page.jsonLd.map(
    (item) => `<script type="application/ld+json" data-page-json-ld>${jsonForScript(item)}</script>`,
  )
  return [
    template.start,
    page.head,
    ...structuredData,
    ...fontPreloads(assets),
    // Asked for as `fetch` asks, which then takes it instead of asking again.
    page.answer ? `<link rel="preload" as="fetch" href="${page.answer}" crossorigin>` : '',
    `<style>${assets.criticalCss}</style>`,
    `<style>${assets.firstScreenCss[kindOf(page)]}</style>`,
    `<script type="application/json" id="boot">${jsonForScript(boot)}</script>`,
    `<script>${assets.bootScript}</script>`,
    `<noscript><link rel="stylesheet" href="${assets.siteCss}"></noscript>`,
    template.beforeBody,
    page.body,
    template.afterBody,
    template.end,
  ].join('')
}

function kindOf({ path }: Page): keyof PageAssets['firstScreenCss'] {
  if (path === '/') return 'home'
  if (path === '/404') return 'notFound'
  return path.startsWith('/services/') || path === '/security' ? 'service' : 'page'
}

/** Hashes that let the inline styles and script pass the content security policy [E5]. */
export function cspHashes({ criticalCss, firstScreenCss, bootScript }: PageAssets): {
  style: string[]
  script: string[]
} {
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
  return { style: [criticalCss, ...Object.values(firstScreenCss)].map(hash), script: [hash(bootScript)] }
}

/** URLs of the entry and of every chunk that these sources ask for, so that they are fetched side by side. */
function modulesOf({ path, sources }: Page, manifest: Manifest): string[] {
  const files = new Set<string>()
  const add = (source: string) => {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`The page ${path} needs ${source}, which the browser bundle does not have`)
    files.add(`/${chunk.file}`)
    for (const dependency of chunk.imports ?? []) add(dependency)
  }
  for (const source of ['src/entry-client.tsx', ...sources]) add(source)
  return [...files]
}

/** The display face, for the first paint. */
function fontPreloads({ criticalCss }: PageAssets): string[] {
  return [...new Set(criticalCss.match(/\/assets\/[\w.-]+\.woff2/g))].map(
    (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
  )
}

/** JSON that cannot close the script element around it. */
function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
