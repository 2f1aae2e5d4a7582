import type { Area } from '#content/lib/schema.ts'
import { bySlug } from '#content/lib/slug.ts'

export const areas = bySlug(import.meta.glob<Area>('../../content/areas/*.ts', { query: '?record', import: 'default' }))
