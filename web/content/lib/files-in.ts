/** The files of a folder of `web/content`. Runs in Node only. */
import { readdirSync, statSync } from 'node:fs'
import { join, parse } from 'node:path'

type Folder = 'areas' | 'articles' | 'drawings' | 'guides' | 'plates' | 'services'

/** Slug and path of each file, in the order of their names. */
export function filesIn(folder: Folder): [slug: string, file: string][] {
  const path = join(import.meta.dirname, '..', folder)
  // Not what editors and the Finder leave there.
  const files = readdirSync(path).filter((file) => /^[^.].*\.(md|svg|ts)$/.test(file))
  return files.map((file) => [parse(file).name, join(path, file)])
}

/** Slug and exports of each file. */
export async function modulesIn<Exports>(folder: 'areas' | 'services'): Promise<[slug: string, exports: Exports][]> {
  return Promise.all(
    filesIn(folder).map(async ([slug, file]): Promise<[string, Exports]> => [slug, await exportsOf(file)]),
  )
}

/** The exports of a file. The query bypasses Node's module cache once the file has changed, as it does in development. */
export async function exportsOf<Exports>(file: string): Promise<Exports> {
  return import(/* @vite-ignore */ `${file}?${Math.round(statSync(file).mtimeMs)}`)
}
