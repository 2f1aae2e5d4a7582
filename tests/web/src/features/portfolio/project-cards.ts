import * as z from 'zod'
import { Project, type ProjectCard } from '#shared/project.ts'
import sample from '../../../../../scripts/sample/projects.json' with { type: 'json' }

/** The sample portfolio, newest first like the API's response. */
const sampleRows = z
  .array(Project)
  // A database export has null for a project without a collection.
  .parse(
    sample.portfolio_projects.map(({ collection_id, ...row }) => ({ ...row, ...(collection_id && { collection_id }) })),
  )
  .sort(
    (a, b) => b.project_date.localeCompare(a.project_date) || a.image_order - b.image_order || a.id.localeCompare(b.id),
  )

/** Response to `view=cards` for the sample portfolio: the first row of each collection represents it. */
export const sampleCards: ProjectCard[] = [
  ...Map.groupBy(sampleRows, ({ id, collection_id }) => collection_id ?? id).values(),
].flatMap((images) => images.slice(0, 1).map((row) => ({ ...row, image_count: images.length })))
