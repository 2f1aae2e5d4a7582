/** The photograph that may lie beside the owner's files, whatever a phone called it. Only Node runs this. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { type OwnerProblem, ownerFolder, ownerPath } from './owner-file.ts'

/** Narrower ones would be blown up on a sharp screen. */
const minWidth = 800
/** Of height to width: what is taller is cropped, or the photograph would be as high as the screen. */
const tallest = 1.25

/** The photograph as it lies there, and how the page shows it. */
export interface Portrait {
  path: string
  shown: { stem: string; width: number; height: number }
}

/** @throws Error in a sentence when there are two, or what is there cannot be shown. */
export async function portraitFile(): Promise<Portrait | undefined> {
  const { portrait, problem } = await find()
  if (problem) throw new Error(`${problem.file}: ${problem.sentence}`)
  return portrait
}

export async function portraitProblems(): Promise<OwnerProblem[]> {
  const { problem } = await find()
  return problem ? [problem] : []
}

async function find(): Promise<{ portrait?: Portrait; problem?: OwnerProblem }> {
  const pictures = readdirSync(ownerFolder).filter((file) => /\.(jpe?g|png|webp|hei[cf]|avif|gif|tiff?)$/i.test(file))
  const [name, second] = pictures
  if (name === undefined) return {}
  const problem = (sentence: string) => ({ problem: { file: ownerPath(name), line: 1, sentence } })
  if (second !== undefined) return problem(`there is ${second} too. One photograph is shown: delete the other.`)
  const path = join(ownerFolder, name)
  try {
    const { width, height } = (await sharp(path).metadata()).autoOrient
    if (width < minWidth)
      return problem(`the photograph is ${width} by ${height} pixels and must be ${minWidth} wide or more.`)
    const stem = `portrait-${createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 8)}`
    const largest = 1200
    return {
      portrait: {
        path,
        shown: { stem, width: largest, height: Math.round(largest * Math.min(height / width, tallest)) },
      },
    }
  } catch {
    return problem('it cannot be read as a picture. Send the photograph as a JPEG.')
  }
}
