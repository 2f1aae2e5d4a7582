import { availableParallelism } from 'node:os'
import { isDeepStrictEqual } from 'node:util'
import pLimit from 'p-limit'
import type { Project } from '#shared/project.ts'
import { variantNames } from '../../pictures/picture-variants.ts'
import { Problem } from '../../problem.ts'
import { dryRunSentence, type Terminal } from '../../terminal.ts'
import type { ImageBucket } from './image-bucket.ts'
import type { MalformedRow, OperatorProjectStore } from './operator-project-store.ts'
import { describeMalformed, type Portfolio, unusedPictures } from './portfolio.ts'
import { readProjectFile } from './project-file.ts'
import { sampleTitlesIn } from './sample-portfolio.ts'

interface ImportDeps {
  records: Pick<OperatorProjectStore, 'scan' | 'put'>
  bucket: Pick<ImageBucket, 'upload' | 'remove'>
  /** Called after each picture, with the number done so far. */
  onPicture?: (done: number, total: number) => void
}

interface ImportResult {
  diff: ProjectDiff
  picturesMade: number
}

interface StoredRows {
  items: readonly Project[]
  malformed: readonly MalformedRow[]
}

/** A portfolio as it is stored; `files` are the names of its pictures. */
interface StoredPortfolio extends StoredRows {
  files: ReadonlySet<string>
}

/**
 * Imports a file. Changes nothing unless every row and picture is valid. A dry run also names the portfolio's faults.
 */
export async function importFile(
  open: () => Promise<Portfolio>,
  terminal: Terminal,
  file: string,
  { images, dryRun }: { images?: string; dryRun?: boolean },
): Promise<void> {
  const { rows, masters, problems } = await readProjectFile(file, images)
  if (problems.length > 0) throw new Problem([...problems, 'Nothing was changed.'].join('\n'))
  const { records, bucket, hasOwnDomain } = await open()
  const invented = hasOwnDomain ? await sampleTitlesIn(rows) : []
  if (invented.length > 0) {
    throw new Problem(
      `These projects are the samples, which are invented, and this site is real: ${invented.join('; ')}. Nothing was changed.`,
    )
  }
  if (dryRun) {
    const stored = await records.scan()
    const faults = portfolioFaults({ ...stored, files: await bucket.list() }, rows)
    terminal.print([...faults, ...describeDiff(diffProjects(stored, rows))].join('\n'))
    return terminal.note(dryRunSentence)
  }
  const onPicture = (done: number, total: number) => terminal.note(`Pictures ${done} of ${total}`)
  const { diff, picturesMade } = await importProjects(rows, masters, { records, bucket, onPicture })
  terminal.print(describeDiff(diff).join('\n'))
  terminal.print(`${picturesMade} pictures made, ${masters.size - picturesMade} were there.`)
}

/**
 * Adds or replaces rows and their pictures, each made from the master that the map has for its `image_url`. Idempotent,
 * so an interrupted import can be repeated. Pictures are written first, and those that the rows have replaced deleted
 * last: no row ever names a missing picture.
 */
export async function importProjects(
  rows: readonly Project[],
  masters: ReadonlyMap<string, string>,
  deps: ImportDeps,
): Promise<ImportResult> {
  // One picture per core: encoding is CPU-bound, and each picture holds its decoded master in memory.
  const limit = pLimit(availableParallelism())
  let done = 0
  const areNew = await limit.map(masters, async ([imageUrl, master]) => {
    const isNew = await deps.bucket.upload(master, imageUrl)
    deps.onPicture?.(++done, masters.size)
    return isNew
  })
  const diff = diffProjects(await deps.records.scan(), rows)
  await deps.records.put([...diff.added, ...diff.changed.map(({ item }) => item)])
  for (const imageUrl of diff.unused) await deps.bucket.remove(imageUrl)
  return { diff, picturesMade: areNew.filter(Boolean).length }
}

/** What will be wrong with a portfolio once these rows are imported: rows and pictures that do not belong together. */
function portfolioFaults({ items, malformed, files }: StoredPortfolio, rows: readonly Project[]): string[] {
  const left = leftBy(rows, { items, malformed })
  const missing = left.items
    .filter(({ image_url }) => variantNames(image_url).some((name) => !files.has(name)))
    .map(({ id, image_url }) => `The picture of ${id}, ${image_url}, is not whole: import it again.`)
  // Those of rows that are replaced are deleted with them.
  const wanted = new Set([...items, ...rows].flatMap(({ image_url }) => variantNames(image_url)))
  // A row that cannot be read may use any of the pictures.
  const orphans = left.malformed.length > 0 ? [] : [...files].filter((name) => !wanted.has(name))
  return [
    ...describeMalformed(left.malformed),
    ...missing,
    ...orphans.map((name) => `The picture ${name} belongs to no project.`),
  ]
}

/** The stored rows that an import leaves as they are. */
function leftBy(rows: readonly Project[], { items, malformed }: StoredRows): StoredRows {
  const isLeft = ({ id }: { id: string }) => rows.every((row) => row.id !== id)
  return { items: items.filter(isLeft), malformed: malformed.filter(isLeft) }
}

/** What the table lacks of the wanted rows. */
interface ProjectDiff {
  added: Project[]
  /** With the names of the changed fields. */
  changed: { item: Project; fields: string[] }[]
  unchanged: number
  /** Pictures that no project shows once the rows are replaced. */
  unused: string[]
}

/** Compares the table with rows to be added or replaced. */
export function diffProjects({ items, malformed }: StoredRows, rows: readonly Project[]): ProjectDiff {
  const before = new Map(items.map((row) => [row.id, row]))
  const left = leftBy(rows, { items, malformed })
  const replaced = items.filter((row) => !left.items.includes(row))
  const unused = unusedPictures(replaced, [...left.items, ...rows], left.malformed)
  const diff: ProjectDiff = { added: [], changed: [], unchanged: 0, unused }
  for (const item of rows) {
    const old = before.get(item.id)
    const fields = old ? differingFields(old, item) : []
    if (!old) diff.added.push(item)
    else if (fields.length > 0) diff.changed.push({ item, fields })
    else diff.unchanged++
  }
  return diff
}

/** As lines of text: `+ id`, `~ id: fields`, `- picture`. */
export function describeDiff({ added, changed, unchanged, unused }: ProjectDiff): string[] {
  return [
    ...added.map(({ id, title, location }) => `+ ${id}  ${title}, ${location}`),
    ...changed.map(({ item, fields }) => `~ ${item.id}  ${fields.join(', ')}`),
    ...unused.map((imageUrl) => `- ${imageUrl}, a picture that no project shows then`),
    `${added.length} to add, ${changed.length} to change, ${unchanged} as they are.`,
  ]
}

function differingFields(old: Project, item: Project): string[] {
  // Cast: both are projects, of whose keys `Object.keys` says only that they are text.
  const names = Object.keys({ ...old, ...item }) as (keyof Project)[]
  return names.filter((name) => !isDeepStrictEqual(old[name], item[name]))
}
