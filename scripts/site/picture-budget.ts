import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { housePicture } from '../../web/src/ui/site-picture.ts'

/**
 * A picture may have `factor * pixels ** 0.75` bytes, as detail grows more slowly than area. The factors leave the
 * busiest of the sample pictures about a tenth of room.
 */
const factors: Record<string, number> = { avif: 1.8, webp: 3.1, jpg: 3.9 }

/** One sentence for every picture over its budget. */
export async function picturesOverBudget(publicFolder: string): Promise<string[]> {
  const problems: string[] = []
  for (const folder of ['images', 'portfolio-images']) {
    for (const name of await readdir(join(publicFolder, folder))) {
      const budget = budgetOf(name)
      const { size } = await stat(join(publicFolder, folder, name))
      if (budget === undefined) problems.push(`${folder}/${name} is not named {stem}-{width}.{avif|webp|jpg}.`)
      else if (size > budget) {
        problems.push(
          `${folder}/${name} has ${kilobytes(size)} KB, ${kilobytes(size - budget)} KB over its budget of ${kilobytes(budget)} KB: make it again.`,
        )
      }
    }
  }
  return problems
}

/** The most bytes a file of this name may have, or undefined when the name does not follow the pattern. */
export function budgetOf(name: string): number | undefined {
  const [, stem = '', width, format = ''] = /^(.+)-(\d+)\.(\w+)$/.exec(name) ?? []
  const factor = factors[format]
  if (!width || !factor) return undefined
  return Math.round(factor * (Number(width) ** 2 * heightOverWidth(stem)) ** 0.75)
}

function heightOverWidth(stem: string): number {
  if (!Object.values<string>(housePicture.stems).some((house) => stem.startsWith(house))) return 3 / 4
  const shape = stem.endsWith('-house') ? housePicture.house : housePicture.wide
  return shape.height / shape.width
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
