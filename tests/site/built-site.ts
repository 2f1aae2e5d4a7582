import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteFolder } from '../../scripts/site/build-site.ts'
import { parseHtml } from '../fixtures/parse-html.ts'

export type BuiltPage = { path: string; file: string; html: string; document: Document }

/** Every HTML file of the built site with its path. */
export const builtPages: BuiltPage[] = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => {
    const html = readFileSync(join(siteFolder, file), 'utf8')
    return { path: pathOf(file), file: join(siteFolder, file), html, document: parseHtml(html) }
  })
  .sort((a, b) => a.path.localeCompare(b.path))

/** Every file of the built site as a path from its root: `/assets/...`. */
export const builtFiles: ReadonlySet<string> = new Set(
  readdirSync(siteFolder, { recursive: true, encoding: 'utf8' }).map((file) => `/${file}`),
)

export function readBuilt(file: string): string {
  return readFileSync(join(siteFolder, file), 'utf8')
}

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
