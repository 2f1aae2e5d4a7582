import { createHash } from 'node:crypto'
import { jobRowId } from '../../contract/job-photos.ts'
import type { Project } from '../../contract/project.ts'
import { projectImage } from '../../contract/project-image.ts'
import type { Job, StoredJob } from '../../contract/show-job.ts'

/** The portfolio rows of a job, one for each photo, as `npm run projects` writes them. */
export function rowsOf(id: string, { photos, ...words }: Job, hidden: boolean): Project[] {
  return photos.map(({ id: photo, alt_text }, index) => ({
    ...words,
    id: jobRowId(id, photo),
    image_url: imageUrlOf(photo),
    alt_text,
    collection_id: id,
    image_order: index + 1,
    ...(hidden && { hidden }),
  }))
}

/** The job that these rows were made from. Undefined without rows, and for rows of the command line. */
export function jobOf(rows: readonly Project[]): StoredJob | undefined {
  const [first] = rows.toSorted((a, b) => a.image_order - b.image_order)
  if (!first?.collection_id || !rows.every(isOfPhone)) return undefined
  const { title, description, category, location, services_provided, featured, project_date } = first
  const photos = rows
    .toSorted((a, b) => a.image_order - b.image_order)
    .map(({ image_url, alt_text }) => ({ id: photoOf(image_url), alt_text }))
  const job = { title, description, category, location, services_provided, featured, project_date, photos }
  const kept = { id: first.collection_id, hidden: first.hidden === true, job }
  const version = createHash('sha256').update(JSON.stringify(kept)).digest('base64url').slice(0, 16)
  return { ...kept, version }
}

/** The jobs among these rows, newest first. */
export function jobsOf(rows: readonly Project[]): StoredJob[] {
  const jobs = [...Map.groupBy(rows.filter(isOfPhone), ({ collection_id }) => collection_id).values()]
  return jobs.flatMap((of) => jobOf(of) ?? []).sort((a, b) => b.job.project_date.localeCompare(a.job.project_date))
}

function isOfPhone({ image_url }: Project): boolean {
  return image_url.startsWith(projectImage.phoneFolder)
}

export function imageUrlOf(photo: string): string {
  return `${projectImage.phoneFolder}${photo}.jpg`
}

function photoOf(imageUrl: string): string {
  return imageUrl.slice(projectImage.phoneFolder.length, -'.jpg'.length)
}
