import type { Source } from './schema.ts'

/** A source that somebody has compared with the text. Only these are shown and included in structured data. */
type OpenedSource = Source & { checked: string }

export function openedSources(sources: readonly Source[]): OpenedSource[] {
  return sources.filter((source): source is OpenedSource => source.checked !== undefined)
}
