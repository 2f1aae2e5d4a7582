import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import type { Project } from '#contract/project.ts'
import type { ProjectStore } from '../../../lambdas/projects/project-store.ts'
import { Problem } from '../../problem.ts'
import { dryRunSentence, type Terminal } from '../../terminal.ts'
import type { PictureBucket } from './picture-bucket.ts'
import type { Portfolio } from './portfolio.ts'
import { describeDiff, diffProjects, type ProjectDiff } from './project-diff.ts'
import { readProjectFile } from './project-file.ts'
import { sampleTitlesIn } from './sample-portfolio.ts'

interface ImportDeps {
  store: Pick<ProjectStore, 'scan' | 'put' | 'delete'>
  bucket: Pick<PictureBucket, 'upload'>
  /** Called after each picture, with the number done so far. */
  onPicture?: (done: number, total: number) => void
}

interface ImportResult {
  diff: ProjectDiff
  picturesMade: number
  picturesAlreadyThere: number
}

/** Imports a file. Changes nothing unless every row and every picture is valid. */
export async function importFile(
  open: () => Promise<Portfolio>,
  terminal: Terminal,
  file: string,
  { images, dryRun }: { images?: string; dryRun?: boolean },
): Promise<void> {
  const { rows, masters, problems } = await readProjectFile(file, images)
  if (problems.length > 0) throw new Problem([...problems, 'Nothing was changed.'].join('\n'))
  const { store, bucket, isLive } = await open()
  const invented = isLive ? await sampleTitlesIn(rows) : []
  if (invented.length > 0) {
    throw new Problem(
      `These projects are the samples, which are invented, and this site is real: ${invented.join('; ')}. Nothing was changed.`,
    )
  }
  if (dryRun) {
    terminal.print(describeDiff(diffProjects((await store.scan()).items, { rows })).join('\n'))
    return terminal.note(dryRunSentence)
  }
  const started = performance.now()
  const onPicture = (done: number, total: number) => terminal.note(`Pictures ${done} of ${total}`)
  const result = await importProjects(rows, masters, { store, bucket, onPicture })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  terminal.print(describeDiff(result.diff).join('\n'))
  terminal.print(`${result.picturesMade} pictures made, ${result.picturesAlreadyThere} were there, in ${seconds} s.`)
}

/**
 * Adds or replaces rows and their pictures, each made from the master that the map has for its `image_url`. Idempotent,
 * so an interrupted import can be repeated. Pictures are written first: no row ever names a missing picture.
 */
export async function importProjects(
  rows: readonly Project[],
  masters: ReadonlyMap<string, string>,
  deps: ImportDeps,
): Promise<ImportResult> {
  // One picture per core: encoding is CPU-bound, and each picture holds its decoded master in memory.
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

/** Writes before it deletes, so that visitors always see either the old or the new rows. */
export async function applyDiff(diff: ProjectDiff, store: Pick<ProjectStore, 'put' | 'delete'>): Promise<void> {
  await store.put([...diff.added, ...diff.changed.map(({ item }) => item)])
  await store.delete(diff.removedIds)
}
