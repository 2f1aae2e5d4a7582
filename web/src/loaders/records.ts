/** The records of services and areas whose pages need nothing more. */
import type { Area, EmergencyService, SecurityService } from '#content/lib/schema.ts'
import { bySlug } from '#content/lib/slug.ts'

/** The records of one kind of page, by slug. Each is a chunk of its own, made by `web/compile/records.ts`. */
export type Records<Page> = Record<string, () => Promise<Page>>

export const areas: Records<Area> = bySlug(
  import.meta.glob<Area>('../../content/areas/*.ts', { query: '?record', import: 'default' }),
)

/** The services with page components of their own. */
export const ownServices: Records<EmergencyService | SecurityService> = bySlug(
  import.meta.glob<EmergencyService | SecurityService>('../../content/services/{emergency,security}.ts', {
    query: '?record',
    import: 'default',
  }),
)
