/** How articles and guides name their sources. Used by the compiler only: a page contains its own sources. */
import * as z from 'zod'
import { articleSources } from '../article-sources.ts'
import { sources } from '../sources.ts'
import type { Source } from './schema.ts'

const all: Record<string, Source> = { ...sources, ...articleSources }

/** Names of sources, in `sources.ts` or `article-sources.ts`. */
export const SourceNames = z
  .array(
    z.literal(Object.keys(all)),
    'is missing: name where the facts come from, as sources.ts and article-sources.ts do',
  )
  .min(1)

/** Sources by name; the schema has checked that they exist. */
export function sourcesNamed(names: readonly string[]): Source[] {
  return names.flatMap((name) => all[name] ?? [])
}
