import { type FolderRecords, type PageRow, pageRows, type RecordFolder } from '../pages.ts'

/**
 * The records by folder and slug, each a chunk of its own, made by `web/compile/records.ts`. The lists are imported on
 * demand: too large for every page to have them.
 */
const recordsIn: { [Folder in RecordFolder]: () => Promise<Record<string, () => Promise<FolderRecords[Folder]>>> } = {
  services: async () => (await import('./exhibited-service.ts')).exhibitedServices,
  articles: async () => (await import('./clean-documents.ts')).articles,
  areas: async () => (await import('./areas.ts')).areas,
  guides: async () => (await import('./clean-documents.ts')).guides,
}

/** Whether the page of a service has a row of its own. */
const hasRow = (slug: string) => pageRows.some(({ service }) => service === slug)

/** The slugs of a folder's pages. */
export async function slugsIn(folder: RecordFolder): Promise<string[]> {
  return Object.keys(await recordsIn[folder]()).filter((slug) => !hasRow(slug))
}

/** The record of a page: of its row's service, or with this slug in its folder. Undefined where there is none. */
export async function loadRecord({ records, service }: PageRow, slug = ''): Promise<unknown> {
  const folder = service ? 'services' : records
  if (!folder || (!service && hasRow(slug))) return undefined
  const all = await recordsIn[folder]()
  const wanted = service ?? slug
  return Object.hasOwn(all, wanted) ? all[wanted]?.() : undefined
}
