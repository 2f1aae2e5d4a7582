import { readFileSync } from 'node:fs'
import type { Manifest } from 'vite'

/** The files of the built site's code by their source: their names say nothing. */
const manifest: () => Manifest = () => JSON.parse(readFileSync('dist/vite/manifest.json', 'utf8'))

/** Path of the file that this source was built into. */
export function chunkOf(source: string): string {
  const chunk = manifest()[source]
  if (!chunk) throw new Error(`${source} has no file of its own`)
  return `/${chunk.file}`
}

/** What a file is made from: its source, or what the build calls it. */
export function sourceOf(path: string): string {
  const [source, chunk] = Object.entries(manifest()).find(([, { file }]) => `/${file}` === path) ?? []
  return chunk?.src ?? chunk?.name ?? source ?? path
}
