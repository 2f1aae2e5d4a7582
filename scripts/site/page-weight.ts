import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** What a page costs before anyone touches it, in bytes after Brotli. */
type PageWeight = {
  /** The document with its inline styles and script. */
  html: number
  /** The modules that the page starts with; sections below the first screen fetch theirs when near. */
  script: number
  /** The inline styles by themselves. */
  criticalCss: number
}

/** Weighs a page by its document. `folder` is the built site, which holds the modules. */
export function weighPage(html: string, folder: string): PageWeight {
  const boot: { modules: string[] } = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css ?? '').join('')
  return {
    html: compressed(html),
    script: boot.modules.reduce((sum, module) => sum + moduleWeight(join(folder, module)), 0),
    criticalCss: compressed(styles),
  }
}

const moduleWeights = new Map<string, number>()

/** Pages share most of their modules, and compressing one well takes a while. */
function moduleWeight(file: string): number {
  const weight = moduleWeights.get(file) ?? compressed(readFileSync(file))
  moduleWeights.set(file, weight)
  return weight
}

function compressed(content: string | Buffer): number {
  return brotliCompressSync(content).length
}
