/** Optional photographs beside the owner's files: of the note's author, of the van, and of the author's signature. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { ownerFiles, ownerFolder, ownerPath } from './owner-file.ts'
import { type ContentProblem, problemLine } from './problems.ts'

/** A narrower photo would be upscaled on a high-resolution screen. */
const minWidth = 800
/** Width of the largest file, in pixels. */
const shownWidth = 1200

/** Photos whose names begin with what they show; the portrait may have any other name, such as a phone's. */
const named = ['van', 'signature'] as const
const subjects = ['portrait', ...named] as const
type Subject = (typeof subjects)[number]

/** A photograph in the folder, and its size on the page. */
export interface OwnerPhoto {
  path: string
  shown: { stem: string; width: number; height: number }
}

/** @throws Error with a message when there are two, or when one cannot be shown. */
export async function ownerPhoto(subject: Subject, folder = ownerFolder): Promise<OwnerPhoto | undefined> {
  const { photo, problem } = await find(subject, folder)
  if (problem) throw new Error(problemLine(problem))
  return photo
}

export async function ownerPhotos(folder = ownerFolder): Promise<OwnerPhoto[]> {
  const photos = await Promise.all(subjects.map((subject) => ownerPhoto(subject, folder)))
  return photos.filter((photo) => photo !== undefined)
}

export async function ownerPhotoProblems(folder = ownerFolder): Promise<ContentProblem[]> {
  const found = await Promise.all(subjects.map((subject) => find(subject, folder)))
  return found.flatMap(({ problem }) => problem ?? [])
}

async function find(subject: Subject, folder: string): Promise<{ photo?: OwnerPhoto; problem?: ContentProblem }> {
  // Any other file but what editors and the Finder leave, so that one that nothing reads is named.
  const pictures = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !ownerFiles.includes(entry.name))
    .map(({ name }) => name)
  const subjectOf = (file: string) => named.find((start) => file.toLowerCase().startsWith(start)) ?? 'portrait'
  const [name, second] = pictures.filter((file) => subjectOf(file) === subject)
  if (name === undefined) return {}
  const problem = (sentence: string) => ({ problem: { file: ownerPath(name), sentence } })
  if (second !== undefined) return problem(`there is ${second} too. One photograph is shown: delete the other.`)
  const path = join(folder, name)
  try {
    const { width, height } = (await sharp(path).metadata()).autoOrient
    if (width < minWidth) return problem(`it is ${width} by ${height} pixels and must be ${minWidth} wide or more.`)
    const stem = `owner-${subject}-${createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 8)}`
    // A photo taller than 4:5 is cropped, because it would fill the screen's height.
    const shownHeight = Math.round(shownWidth * Math.min(5 / 4, height / width))
    return { photo: { path, shown: { stem, width: shownWidth, height: shownHeight } } }
  } catch {
    return problem(
      'it cannot be read as a picture. Send a photograph as a JPEG, write words into the .yaml files, and delete what is neither.',
    )
  }
}
