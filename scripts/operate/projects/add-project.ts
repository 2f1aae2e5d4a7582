import { existsSync } from 'node:fs'
import { Project, ProjectCategory } from '#shared/project.ts'
import { checkPicture, dateTaken } from '../../pictures/master-picture.ts'
import { exitCodes, Problem } from '../../problem.ts'
import { dryRunSentence, type Terminal } from '../../terminal.ts'
import { importProjects } from './import-projects.ts'
import type { Portfolio } from './portfolio.ts'
import { describeDiff, diffProjects } from './project-diff.ts'

interface ProjectOptions {
  image?: string
  id?: string
  title?: string
  description?: string
  category?: string
  location?: string
  services?: string
  alt?: string
  date?: string
  featured?: boolean
  collection?: string
  order: number
  dryRun?: boolean
}

/** What is asked for where its option is missing, in this order. */
const questions = [
  ['title', 'title'],
  ['description', 'description'],
  ['category', `category, one of ${ProjectCategory.options.join(', ')}`],
  ['location', 'place, for example East Sheen'],
  ['services', 'what was done, with commas between'],
  ['alt', 'what the picture shows, for who cannot see it'],
  ['date', 'date, as 2026-11-01'],
] as const

/** Options whose names differ from their fields. */
const optionOf: Partial<Record<string, string>> = {
  services_provided: 'services',
  image_url: 'image',
  alt_text: 'alt',
  project_date: 'date',
  collection_id: 'collection',
  image_order: 'order',
}

/** Adds one project with its picture, whatever the file's name. */
export async function addProject(
  open: () => Promise<Portfolio>,
  terminal: Terminal,
  options: ProjectOptions,
): Promise<void> {
  const { image = '' } = options
  const wrong = existsSync(image) ? await checkPicture(image) : `there is no picture ${image}`
  if (wrong !== undefined) throw new Problem(`--image: ${wrong}`)
  const { store, bucket } = await open()
  const { items, malformed } = await store.scan()
  const ids = [...items, ...malformed].map(({ id }) => id)
  const given = { id: nextId(ids), date: await dateTaken(image), ...options }
  if (ids.includes(given.id)) throw new Problem(`There is a project ${given.id} already. Nothing was changed.`)
  const { data: row, error } = Project.safeParse(rowOf(await complete(given, terminal)))
  if (!row) {
    const sentences = error.issues.map((issue) => `--${optionIn(issue)}: ${issue.message}`)
    throw new Problem(`${[...new Set(sentences)].join('\n')}\nNothing was changed.`, exitCodes.wrongUse)
  }
  if (!options.dryRun) await importProjects([row], new Map([[row.image_url, image]]), { store, bucket })
  terminal.print(describeDiff(diffProjects(items, [row])).join('\n'))
  if (options.dryRun) terminal.note(dryRunSentence)
}

/** Asks for missing fields, and prints the answers as options. @throws Problem that lists them when nobody can be asked. */
async function complete(given: ProjectOptions, { ask, note }: Terminal): Promise<ProjectOptions> {
  const missing = questions.filter(([name]) => given[name] === undefined)
  if (missing.length > 0 && !ask) {
    const sentences = missing.map(([name]) => `--${name} is missing.`)
    throw new Problem(`${sentences.join('\n')}\nNothing was changed.`, exitCodes.wrongUse)
  }
  const answers: Record<string, string> = {}
  for (const [name, question] of missing) {
    // Until the answer is valid, so that nobody has to type all of them again.
    for (let wrong: string | undefined = ''; wrong !== undefined; ) {
      const answer = (await ask?.(`${question}: `)) ?? ''
      const { error } = Project.safeParse(rowOf({ [name]: answer, order: 1 }))
      wrong = error?.issues.find((issue) => optionIn(issue) === name)?.message
      if (wrong !== undefined) note(wrong)
      answers[name] = answer
    }
  }
  for (const [name, answer] of Object.entries(answers)) note(`--${name} "${answer}"`)
  return { ...given, ...answers }
}

/** `prj-031` after `prj-030`. */
function nextId(ids: readonly string[]): string {
  const numbers = ids.map((id) => Number(/^prj-(\d+)/.exec(id)?.[1] ?? 0))
  return `prj-${String(Math.max(0, ...numbers) + 1).padStart(3, '0')}`
}

/** The picture is named after the project's id: phones give many photos the same name. */
function rowOf({ services, alt, date, collection, order, featured = false, ...same }: ProjectOptions) {
  return {
    ...same,
    services_provided: services?.split(',').map((service) => service.trim()),
    image_url: `${same.id}.jpg`,
    alt_text: alt,
    featured,
    project_date: date,
    collection_id: collection,
    image_order: order,
  }
}

function optionIn({ path: [field] }: { path: PropertyKey[] }): string {
  return optionOf[String(field)] ?? String(field)
}
