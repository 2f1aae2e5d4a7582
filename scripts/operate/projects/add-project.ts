import { existsSync } from 'node:fs'
import { schemaProblems } from '#shared/file-problems.ts'
import { Project, ProjectCategory } from '#shared/project.ts'
import { checkPicture, dateTaken } from '../../pictures/master-picture.ts'
import { exitCodes, Problem } from '../../problem.ts'
import { agreed, type Consent, type Terminal } from '../../terminal.ts'
import { describeDiff, diffProjects, importProjects } from './import-projects.ts'
import type { Portfolio } from './portfolio.ts'

interface ProjectOptions extends Consent {
  image: string
  featured?: boolean
  collection?: string
  order: number
}

/** What is asked for, in this order: the field, and its question. */
const questions = [
  ['title', 'Title'],
  ['description', 'Description'],
  ['category', `Category, one of ${ProjectCategory.options.join(', ')}`],
  ['location', 'Place, for example East Sheen'],
  ['services_provided', 'What was done, with commas between'],
  ['alt_text', 'What the picture shows, for who cannot see it'],
  ['project_date', 'Date, as 2026-11-01'],
] as const

/** Asks for one project, shows it, and adds it with its picture, whatever the file's name. */
export async function addProject(
  open: () => Promise<Portfolio>,
  terminal: Terminal,
  options: ProjectOptions,
): Promise<void> {
  const { image, featured = false, collection: collection_id, order: image_order } = options
  const wrong = existsSync(image) ? await checkPicture(image) : `there is no picture ${image}`
  if (wrong !== undefined) throw new Problem(`--image: ${wrong}`)
  const { name, records, bucket } = await open()
  const stored = await records.scan()
  const id = nextId([...stored.items, ...stored.malformed])
  // The picture is named after the project's id: phones give many photos the same name.
  const fixed = { id, image_url: `${id}.jpg`, featured, collection_id, image_order }
  const row = await complete({ ...fixed, project_date: await dateTaken(image) }, terminal)
  terminal.print(describeDiff(diffProjects(stored, [row])).join('\n'))
  if (!(await agreed(terminal, `Add ${id} to ${name}?`, 'add', options))) return
  await importProjects([row], new Map([[row.image_url, image]]), { records, bucket })
  terminal.print(`${id} was added.`)
}

/** Asks for the missing fields, each until its answer is valid. @throws Problem where nobody can be asked. */
async function complete(known: Partial<Project>, { ask, note }: Terminal): Promise<Project> {
  if (!ask) throw new Problem('Nobody is here to ask. For a project in a file: import.', exitCodes.wrongUse)
  const row: Record<string, unknown> = { ...known }
  for (const [field, question] of questions) {
    while (row[field] === undefined) {
      const answer = await ask(`${question}: `)
      const typed = field === 'services_provided' ? answer.split(',').map((service) => service.trim()) : answer
      const problems = schemaProblems(Project.shape[field], typed, field)
      if (problems.length > 0) note(problems.join('\n'))
      else row[field] = typed
    }
  }
  return Project.parse(row)
}

/** `prj-031` after `prj-030`. */
function nextId(rows: readonly { id: string }[]): string {
  const numbers = rows.map(({ id }) => Number(/^prj-(\d+)/.exec(id)?.[1] ?? 0))
  return `prj-${String(Math.max(0, ...numbers) + 1).padStart(3, '0')}`
}
