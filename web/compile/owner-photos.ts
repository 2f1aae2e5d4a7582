/** Optional photographs beside the owner's files: of the note's author, of the van, and of the author's signature. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { type FileProblem, problemLine } from '#shared/file-problems.ts'
import { ownerFiles, ownerFolder, ownerPath } from './owner-file.ts'

/** A narrower photo would be upscaled on a high-resolution screen. */
const minWidth = 800
/** Width of the largest file, in pixels. */
const shownWidth = 1200

/** What people send as a photograph; a sentence names those that cannot be shown. */
const photoEnding = /\.(jpe?g|jfif|png|webp|hei[cf]|avif|gif|tiff?|bmp)$/i
/** What editors, git, Windows (also beside a file copied into WSL) and the Finder leave in a folder. */
const leftBehind = /^[.~#]|~$|\.(bak|orig|rej|save|tmp)$|:Zone\.Identifier$|^(thumbs\.db|desktop\.ini|icon\r)$/i

/** Photos whose names begin with what they show; the portrait may have any other name, such as a phone's. */
const named = ['van', 'signature'] as const
const subjects = ['portrait', ...named] as const
type Subject = (typeof subjects)[number]

/** A photograph in the folder, and its size on the page. */
interface OwnerPhoto {
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

/** Problems of the photographs, and of each file that nothing reads. */
export async function ownerPhotoProblems(folder = ownerFolder): Promise<FileProblem[]> {
  const found = await Promise.all(subjects.map((subject) => find(subject, folder)))
  const unread = filesBesides(folder).filter((name) => !photoEnding.test(name))
  const sentence = 'nothing reads it. Delete it; words go into the .yaml files, and a photograph must be a JPEG.'
  return [
    ...found.flatMap(({ problem }) => problem ?? []),
    ...unread.map((name) => ({ file: ownerPath(name), sentence })),
  ]
}

/** Names of the files in a folder other than the owner's own. */
function filesBesides(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !leftBehind.test(entry.name) && !ownerFiles.includes(entry.name))
    .map(({ name }) => name)
}

async function find(subject: Subject, folder: string): Promise<{ photo?: OwnerPhoto; problem?: FileProblem }> {
  const subjectOf = (file: string) => named.find((start) => file.toLowerCase().startsWith(start)) ?? 'portrait'
  const [name, second] = filesBesides(folder).filter((file) => photoEnding.test(file) && subjectOf(file) === subject)
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
    return problem('it cannot be read as a picture. Send the photograph as a JPEG.')
  }
}
