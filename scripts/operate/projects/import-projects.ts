import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import type { Project } from '#contract/project.ts'
import type { ProjectStore } from '../../../lambdas/projects/project-store.ts'
import type { PictureBucket } from './picture-bucket.ts'
import { diffProjects, type ProjectDiff } from './project-diff.ts'

interface ImportDeps {
  store: Pick<ProjectStore, 'scan' | 'put' | 'delete'>
  bucket: Pick<PictureBucket, 'upload'>
  /** Called after each picture, with how many are done. */
  onPicture?: (done: number, total: number) => void
}

interface ImportResult {
  diff: ProjectDiff
  picturesMade: number
  picturesAlreadyThere: number
}

/**
 * Adds or replaces rows and their pictures, each made of the master that the map has for its `image_url`. Repeating it changes nothing, and finishes one that was cut short. Pictures
 * go first: no row ever names a picture that is not there.
 */
export async function importProjects(
  rows: readonly Project[],
  masters: ReadonlyMap<string, string>,
  deps: ImportDeps,
): Promise<ImportResult> {
  // One picture a core: encoding is the work, and each holds its decoded master in memory.
  const limit = pLimit(availableParallelism())
  let done = 0
  const made = await limit.map(masters, async ([imageUrl, master]) => {
    const isNew = await deps.bucket.upload(master, imageUrl)
    deps.onPicture?.(++done, masters.size)
    return isNew
  })
  const diff = diffProjects((await deps.store.scan()).items, { rows })
  await applyDiff(diff, deps.store)
  const picturesMade = made.filter(Boolean).length
  return { diff, picturesMade, picturesAlreadyThere: masters.size - picturesMade }
}

/** Writes first and deletes last: a visitor sees the old or the new, never a gap. */
export async function applyDiff(diff: ProjectDiff, store: Pick<ProjectStore, 'put' | 'delete'>): Promise<void> {
  await store.put([...diff.added, ...diff.changed.map(({ item }) => item)])
  await store.delete(diff.removedIds)
}
