import { modulesIn } from '../../../compile/files-in.ts'
import type { AreaHead, AreaSummary } from '../schema.ts'

const areas = await modulesIn<{ head: AreaHead }>('areas')

/** The areas' names, part of every page, in the order given in their heads. The contact page shows the first eight. */
export const areaSummaries: AreaSummary[] = areas
  .map(([slug, { head }]) => ({ slug, ...head }))
  .toSorted((a, b) => a.order - b.order)
