/** Reads and validates a file of projects and the pictures it names. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pLimit from 'p-limit'
import * as z from 'zod/mini'
import { schemaProblems } from '#shared/file-problems.ts'
import { Project } from '#shared/project.ts'
import { imageStem, imageVariant, projectImage } from '#shared/project-image.ts'
import { readText } from '../../../web/compile/read-text.ts'
import { checkPicture } from '../../pictures/master-picture.ts'
import { Problem } from '../../problem.ts'

/** A project in a file: any file name, and null for no collection, as database exports write it. */
export const ProjectRow = z.extend(Project, {
  collection_id: z.pipe(
    z.nullable(Project.shape.collection_id),
    z.transform((id) => id ?? undefined),
  ),
  image_url: z.pipe(
    z.string().check(
      z.minLength(1),
      z.refine((path) => !path.split('/').includes('..'), 'must be a path without ".."'),
    ),
    z.transform(storedName),
  ),
})

/** The rows, and the folder of their pictures, relative to the file. */
const File = z.object({ images: z.optional(z.string()), portfolio_projects: z.array(z.unknown()) })

const Named = z.object({ id: z.catch(z.optional(z.string()), undefined), image_url: z.catch(z.string(), '') })

interface ProjectFile {
  rows: Project[]
  /** The master file of each `image_url`. */
  masters: Map<string, string>
  /** Messages with file, row, field and fault. Empty when everything is valid. */
  problems: string[]
}

/**
 * Reads the rows of a JSON file: a list, or `{ "images": "FOLDER", "portfolio_projects": [...] }`. Checks every row and
 * picture, and reports all problems at once.
 * @throws Problem when the file does not exist or is not JSON.
 */
export async function readProjectFile(file: string, imageFolder?: string): Promise<ProjectFile> {
  const json = parseJson(file)
  const content = File.safeParse(Array.isArray(json) ? { portfolio_projects: json } : json)
  const masters = new Map<string, string>()
  if (!content.success) {
    const sentence = `${file}: must be a list of projects, or { "portfolio_projects": [...] }`
    return { rows: [], masters, problems: [sentence] }
  }
  const folder = imageFolder ?? join(dirname(file), content.data.images ?? '.')
  const limit = pLimit(8)
  const results = await limit.map(content.data.portfolio_projects, async (raw, index) => {
    const { id, image_url: picture } = Named.safeParse(raw).data ?? {}
    // Row numbers start at 1; the id helps to find the row.
    const name = `row ${index + 1}${id ? ` (${id})` : ''}`
    const { data: row } = ProjectRow.safeParse(raw)
    if (!row) return { problems: schemaProblems(ProjectRow, raw, name).map((sentence) => `${file}: ${sentence}`) }
    const master = findMaster(folder, picture ?? '')
    const wrong =
      master === undefined ? `there is no picture ${join(folder, picture ?? '')}` : await checkPicture(master)
    return { row, master, picture, problems: wrong === undefined ? [] : [`${file}: ${name}, image_url: ${wrong}`] }
  })
  for (const { row, master } of results) if (row && master) masters.set(row.image_url, master)
  const rows = results.flatMap(({ row }) => row ?? [])
  const problems = [
    ...results.flatMap(({ problems }) => problems),
    ...repeatedIds(file, rows),
    ...sharedStems(file, results),
  ]
  return { rows, masters, problems }
}

/** Name under which a picture is stored: its own, or for `Küche 1.HEIC` one made of it. */
function storedName(path: string): string {
  if (Project.shape.image_url.safeParse(path).success) return path
  return `picture-${createHash('sha256').update(path).digest('hex').slice(0, 8)}.jpg`
}

/** The file itself, or the best file in a folder of finished variants. */
function findMaster(folder: string, picture: string): string | undefined {
  const variant = imageVariant(imageStem(picture), Math.max(...projectImage.widths), 'jpg')
  return [picture, variant].map((name) => join(folder, name)).find((path) => existsSync(path))
}

function parseJson(file: string): unknown {
  if (!existsSync(file)) throw new Problem(`There is no file ${file}.`)
  const { text, unreadable } = readText(file)
  if (unreadable) throw new Problem(`${file}, line ${unreadable.line}: ${unreadable.sentence}`)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Problem(`${file} is not JSON: ${error instanceof Error ? error.message : error}`)
  }
}

function repeatedIds(file: string, rows: readonly Project[]): string[] {
  return repeated(rows, ({ id }) => id).map((same) => `${file}: ${same.length} rows have the id ${same[0]?.id}`)
}

/** `a.jpg` and `a.png` would have the same variants. */
function sharedStems(file: string, results: readonly { row?: Project; picture?: string }[]): string[] {
  const stems = new Map(
    results.flatMap(({ row, picture }) => (row && picture ? [[picture, imageStem(row.image_url)]] : [])),
  )
  return repeated([...stems], ([, stem]) => stem).map((same) => {
    return `${file}: ${same.map(([picture]) => picture).join(' and ')} would be kept under one name: rename one`
  })
}

/** Groups of more than one item. */
function repeated<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  return [...Map.groupBy(items, keyOf).values()].filter((same) => same.length > 1)
}
