/** Reads and checks a file of projects and the folder of its pictures. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pLimit from 'p-limit'
import sharp from 'sharp'
import * as z from 'zod/mini'
import { Project } from '#contract/project.ts'
import { imageStem } from '#contract/project-image.ts'

/** A project as a file gives it. Exports of a database write null for a project without a collection. */
export const ProjectRow = z.extend(Project, {
  collection_id: z.pipe(
    z.nullable(Project.shape.collection_id),
    z.transform((id) => id ?? undefined),
  ),
  image_url: Project.shape.image_url.check(z.refine((path) => !path.split('/').includes('..'), 'a path without ".."')),
})

const Rows = z.array(z.unknown())
const File = z.union([
  Rows,
  z.pipe(
    z.object({ portfolio_projects: Rows }),
    z.transform((file) => file.portfolio_projects),
  ),
])

/** Narrower masters would be blown up too far for the sizes that are shown most. */
const minMasterWidth = 960

interface ProjectFile {
  rows: Project[]
  /** One sentence each: file, row, field, what is wrong. Empty when all is well. */
  problems: string[]
}

/**
 * Rows of a JSON file: a list, or `{ "portfolio_projects": [...] }`. Every row and picture is checked, and all
 * problems are reported at once.
 * @throws Error when the file is not there or is not JSON.
 */
export async function readProjectFile(file: string, imageFolder: string): Promise<ProjectFile> {
  const given = File.safeParse(parseJson(file))
  if (!given.success) {
    return { rows: [], problems: [`${file}: must be a list of projects, or { "portfolio_projects": [...] }`] }
  }
  const results = given.data.map((row, index) => ({
    name: `${file}: ${nameOf(row, index)}`,
    result: ProjectRow.safeParse(row),
  }))
  const invalid = results.flatMap(({ name, result }) =>
    (result.error?.issues ?? []).map(({ path, message }) => `${name}, ${path.join('.') || 'the row'}: ${message}`),
  )
  const valid = results.flatMap(({ name, result }) => (result.success ? [{ name, row: result.data }] : []))
  const rows = valid.map(({ row }) => row)
  const limit = pLimit(8)
  const pictures = await limit.map(valid, async ({ name, row }) => {
    const problem = await checkPicture(join(imageFolder, row.image_url))
    return problem === undefined ? [] : [`${name}, image_url: ${problem}`]
  })
  return { rows, problems: [...invalid, ...pictures.flat(), ...repeatedIds(file, rows), ...sharedStems(file, rows)] }
}

/** What is wrong with a master picture, or undefined. Reads only its header. */
export async function checkPicture(path: string): Promise<string | undefined> {
  if (!existsSync(path)) return `there is no picture ${path}`
  try {
    const { width, height } = (await sharp(path).metadata()).autoOrient
    if (width >= minMasterWidth) return undefined
    return `${path} is ${width} by ${height} pixels and must be at least ${minMasterWidth} wide`
  } catch {
    return `${path} cannot be read as a picture`
  }
}

function parseJson(file: string): unknown {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : error}`)
  }
}

/** Rows are counted from 1, as people do; the id helps to find them. */
function nameOf(row: unknown, index: number): string {
  const id = z.object({ id: z.string() }).safeParse(row)
  return `row ${index + 1}${id.success ? ` (${id.data.id})` : ''}`
}

function repeatedIds(file: string, rows: readonly Project[]): string[] {
  const byId = Map.groupBy(rows, ({ id }) => id)
  return [...byId]
    .filter(([, same]) => same.length > 1)
    .map(([id, same]) => `${file}: ${same.length} rows have the id ${id}`)
}

/** `a.jpg` and `a.png` would be made into the same files. */
function sharedStems(file: string, rows: readonly Project[]): string[] {
  const byStem = Map.groupBy(new Set(rows.map(({ image_url }) => image_url)), imageStem)
  return [...byStem]
    .filter(([, paths]) => paths.length > 1)
    .map(([, paths]) => `${file}: ${paths.join(' and ')} differ only in their ending: rename one`)
}
