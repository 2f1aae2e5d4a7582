/** The photograph that may lie beside the owner's files, whatever a phone called it. Only Node runs this. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { type OwnerProblem, ownerFolder, ownerPath } from './owner-file.ts'

/** Narrower ones would be blown up on a sharp screen. */
const minWidth = 800
/** Pixels of the widest file. */
const shownWidth = 1200

/** The photograph as it lies there, and how the page shows it. */
export interface Portrait {
  path: string
  shown: { stem: string; width: number; height: number }
}

/** @throws Error in a sentence when there are two, or what is there cannot be shown. */
export async function portraitFile(folder = ownerFolder): Promise<Portrait | undefined> {
  const { portrait, problem } = await find(folder)
  if (problem) throw new Error(`${problem.file}: ${problem.sentence}`)
  return portrait
}

/** By its name. */
export function isPicture(file: string): boolean {
  return /\.(jpe?g|png|webp|hei[cf]|avif|gif|tiff?)$/i.test(file)
}

export async function portraitProblems(folder = ownerFolder): Promise<OwnerProblem[]> {
  const { problem } = await find(folder)
  return problem ? [problem] : []
}

async function find(folder: string): Promise<{ portrait?: Portrait; problem?: OwnerProblem }> {
  const pictures = readdirSync(folder).filter(isPicture)
  const [name, second] = pictures
  if (name === undefined) return {}
  const problem = (sentence: string) => ({ problem: { file: ownerPath(name), line: 1, sentence } })
  if (second !== undefined) return problem(`there is ${second} too. One photograph is shown: delete the other.`)
  const path = join(folder, name)
  try {
    const { width, height } = (await sharp(path).metadata()).autoOrient
    if (width < minWidth) return problem(`it is ${width} by ${height} pixels and must be ${minWidth} wide or more.`)
    const stem = `portrait-${createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 8)}`
    // What is taller than 4:5 is cropped, or it would be as high as the screen.
    const shownHeight = Math.round(shownWidth * Math.min(5 / 4, height / width))
    return { portrait: { path, shown: { stem, width: shownWidth, height: shownHeight } } }
  } catch {
    return problem('it cannot be read as a picture. Send the photograph as a JPEG.')
  }
}
