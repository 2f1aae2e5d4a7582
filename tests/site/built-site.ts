import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteFolder } from '../fixtures/built-files.ts'
import { parseHtml } from '../fixtures/parse-html.ts'

export type BuiltPage = { path: string; file: string; html: string; document: Document }

/** Every HTML file of a site in this folder, sorted by path, parsed when its document is read. */
export function readPages(folder: string): BuiltPage[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((name) => {
      const file = join(folder, name)
      const html = readFileSync(file, 'utf8')
      let parsed: Document | undefined
      return {
        path: pathOf(name),
        file,
        html,
        get document() {
          parsed ??= parseHtml(html)
          return parsed
        },
      }
    })
    .sort((a, b) => a.path.localeCompare(b.path))
}

export const builtPages = readPages(siteFolder)

/** Every file of the built site as a path from its root: `/assets/...`. */
export const builtFiles: ReadonlySet<string> = new Set(
  readdirSync(siteFolder, { recursive: true, encoding: 'utf8' }).map((file) => `/${file}`),
)

/** Runs a check over every page and lists all that fail it. */
export function pagesWhere(problem: (page: BuiltPage) => string[] | string | undefined): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const page of builtPages) {
    const problems = [problem(page) ?? []].flat()
    if (problems.length > 0) found[page.path] = problems
  }
  return found
}

function pathOf(file: string): string {
  if (file === 'index.html') return '/'
  return `/${file.replace(/(\/index)?\.html$/, '')}`
}
