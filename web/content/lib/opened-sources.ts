import type { Source } from './schema.ts'

/** A source that somebody has compared with the words. Only such are printed, for people and for machines. */
type OpenedSource = Source & { checked: string }

export function openedSources(sources: readonly Source[]): OpenedSource[] {
  return sources.filter((source): source is OpenedSource => source.checked !== undefined)
}
