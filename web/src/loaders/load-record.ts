import type { Records } from './records.ts'

/** The records of pages, by folder of `web/content`. Imported on demand: too large for every page to have them. */
const recordsIn = {
  services: async () => (await import('./exhibited-service.ts')).exhibitedServices,
  articles: async () => (await import('./clean-documents.ts')).articles,
  areas: async () => (await import('./records.ts')).areas,
  guides: async () => (await import('./clean-documents.ts')).guides,
}

export type RecordFolder = keyof typeof recordsIn

/** The slugs of a folder's pages. */
export async function slugsIn(folder: RecordFolder): Promise<string[]> {
  return Object.keys(await recordsIn[folder]())
}

/** The record of a page: of this service, or with this slug in its folder. Undefined where there is none. */
export async function loadRecord(
  { records, service }: { records?: RecordFolder; service?: string },
  slug = '',
): Promise<unknown> {
  const all: Records<unknown> = records
    ? await recordsIn[records]()
    : service
      ? (await import('./records.ts')).ownServices
      : {}
  const wanted = service ?? slug
  return Object.hasOwn(all, wanted) ? all[wanted]?.() : undefined
}
