/** The files of a folder of `web/content`. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'

/** The ending of each folder's files. */
export const endings = {
  areas: '.ts',
  articles: '.md',
  drawings: '.svg',
  guides: '.md',
  pages: '.ts',
  plates: '.svg',
  services: '.ts',
  vignettes: '.svg',
} as const

/** Slug and path of each file, in the order of their names. */
export function filesIn(folder: keyof typeof endings): [slug: string, file: string][] {
  const path = join(import.meta.dirname, '../content', folder)
  // Not what editors and the Finder leave there.
  const files = readdirSync(path).filter((file) => file.endsWith(endings[folder]) && !file.startsWith('.'))
  return files.map((file) => [parse(file).name, join(path, file)])
}

/** The text of each drawing, by slug. */
export function drawingsIn(folder: 'drawings' | 'plates'): Record<string, string> {
  return Object.fromEntries(filesIn(folder).map(([slug, file]) => [slug, readFileSync(file, 'utf8')]))
}

/** Slug and exports of each file. */
export async function modulesIn<Exports>(folder: 'areas' | 'services'): Promise<[slug: string, exports: Exports][]> {
  return Promise.all(
    filesIn(folder).map(async ([slug, file]): Promise<[string, Exports]> => [slug, await exportsOf(file)]),
  )
}

/** The exports of a file. */
export async function exportsOf<Exports>(file: string): Promise<Exports> {
  return import(/* @vite-ignore */ file)
}
