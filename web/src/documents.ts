import { type PageRow, pageTable } from './page-table.ts'
import { pageFiles } from './routes.ts'

/** A page to prerender. */
type PageDocument = {
  /** Path of its URL. */
  path: string
  /** Where the built site has it. */
  file: string
  /** True when it belongs in the sitemap. */
  listed: boolean
  /** Source files, from `web/`, whose chunks it starts with. */
  sources: string[]
  /** URL of the API's answer that it begins with. */
  answer: string | undefined
}

/** Every page of the site. Throws with a sentence when a row of the page table is wrong. */
export function allDocuments(): Promise<PageDocument[]> {
  return listDocuments(pageTable, Object.keys(pageFiles))
}

/** The pages that this table describes, from these files. The sentence it throws names the row, or the file without one. */
export async function listDocuments(table: readonly PageRow[], files: readonly string[]): Promise<PageDocument[]> {
  const documents = (await Promise.all(table.map((row) => documentsOf(row, files)))).flat()
  const forgotten = files.find((file) => !table.some((row) => fileOf(row) === file))
  if (forgotten) throw new Error(`${forgotten} has no row in page-table.ts`)
  const twice = documents.find(({ path }, index) => documents.findIndex((other) => other.path === path) !== index)
  if (twice) throw new Error(`page-table.ts has two rows for ${twice.path}`)
  return documents
}

async function documentsOf(row: PageRow, files: readonly string[]): Promise<PageDocument[]> {
  const { path, file, listed = true, slugs, preloads } = row
  const where = `The row ${path} of page-table.ts`
  if (!files.includes(fileOf(row))) throw new Error(`${where} names ${file}, but there is no pages/${file}.tsx`)
  if (path.includes(':slug') !== (slugs !== undefined))
    throw new Error(`${where} must have both :slug and slugs, or neither`)
  const { chunks = [], answer } = preloads ?? {}
  const sources = (slug: string) => [`src/pages/${file}.tsx`, ...chunks.map((chunk) => chunk.replace(':slug', slug))]
  // A path that no page has: rendering it gives the 404 page.
  if (path === '*') return [{ path: '/404', file: '404.html', listed, sources: sources(''), answer }]
  return ((await slugs?.()) ?? ['']).map((slug) => {
    const url = path.replace(':slug', slug)
    return { path: url, file: `${url}/index.html`, listed, sources: sources(slug), answer }
  })
}

function fileOf({ file }: PageRow): string {
  return `./pages/${file}.tsx`
}
