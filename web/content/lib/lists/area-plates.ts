import { plateOf } from '../../../compile/plate.ts'
import { areaSummaries } from './areas.ts'

/** Slug to the URL of the area's drawing, for the page of all areas. */
export const areaPlates: Record<string, string | undefined> = Object.fromEntries(
  areaSummaries.map(({ slug }) => [slug, plateOf(slug).plate]),
)
