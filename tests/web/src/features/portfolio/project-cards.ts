import * as z from 'zod'
import { Project, type ProjectCard } from '#contract/project.ts'
import sample from '../../../../../scripts/sample/projects.json' with { type: 'json' }

/** The sample portfolio, newest first as the API answers. */
const sampleRows = z
  .array(Project)
  // An export of a database writes null for a project without a collection.
  .parse(
    sample.portfolio_projects.map(({ collection_id, ...row }) => ({ ...row, ...(collection_id && { collection_id }) })),
  )
  .sort(
    (a, b) => b.project_date.localeCompare(a.project_date) || a.image_order - b.image_order || a.id.localeCompare(b.id),
  )

/** What `view=cards` answers for the sample portfolio: the first row of each collection represents it. */
export const sampleCards: ProjectCard[] = [
  ...Map.groupBy(sampleRows, ({ id, collection_id }) => collection_id ?? id).values(),
].flatMap((images) => images.slice(0, 1).map((row) => ({ ...row, image_count: images.length })))
