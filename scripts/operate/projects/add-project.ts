import { existsSync } from 'node:fs'
import { Project, ProjectCategory } from '#contract/project.ts'
import { checkPicture, dateTaken } from '../../pictures/master-picture.ts'
import { exitCodes, Problem } from '../../problem.ts'
import { type Consent, dryRunSentence, type Terminal } from '../../terminal.ts'
import { importProjects } from './import-projects.ts'
import type { Portfolio } from './portfolio.ts'
import { describeDiff, diffProjects } from './project-diff.ts'

interface ProjectOptions extends Consent {
  image?: string
  id?: string
  title?: string
  description?: string
  category?: ProjectCategory
  location?: string
  services?: string
  alt?: string
  date?: string
  featured?: boolean
  collection?: string
  order: number
}

/** The fields to ask for, in this order. */
const questions = ['title', 'description', 'category', 'location', 'services', 'date', 'id', 'alt'] as const

type Question = (typeof questions)[number]

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
  const { image } = options
  if (image === undefined) throw new Problem('--image is missing: which picture?', exitCodes.wrongUse)
  const wrong = existsSync(image) ? await checkPicture(image) : `there is no picture ${image}`
  if (wrong !== undefined) throw new Problem(`--image: ${wrong}`)
  const { store, bucket } = await open()
  const { items } = await store.scan()
  const row = Project.safeParse(rowOf(await complete(options, terminal, items, await dateTaken(image))))
  if (!row.success) {
    const sentences = row.error.issues.map((issue) => `--${optionIn(issue)}: ${issue.message}`)
    throw new Problem(`${[...new Set(sentences)].join('\n')}\nNothing was changed.`, exitCodes.wrongUse)
  }
  const { diff } = options.dryRun
    ? { diff: diffProjects(items, { rows: [row.data] }) }
    : await importProjects([row.data], new Map([[row.data.image_url, image]]), { store, bucket })
  terminal.print(describeDiff(diff).join('\n'))
  if (options.dryRun) terminal.note(dryRunSentence)
}

/**
 * Asks for missing fields, or uses the proposals with `--yes`.
 * @throws Problem that lists all missing fields when nobody can be asked.
 */
async function complete(
  given: ProjectOptions,
  terminal: Terminal,
  stored: readonly Project[],
  taken: string | undefined,
): Promise<ProjectOptions> {
  const answers: Partial<Record<Question, string>> = {}
  const missing: string[] = []
  for (const name of questions) {
    if (given[name] !== undefined) continue
    const { title = answers.title ?? '...', location = answers.location ?? '...' } = given
    const proposal = { date: taken, id: nextId(stored), alt: `${title}, ${location}` }[name as string]
    if (proposal !== undefined && given.yes) answers[name] = proposal
    else if (terminal.ask && !given.yes) answers[name] = await askFor(name, proposal, terminal.ask, terminal.note)
    else missing.push(`--${name} is missing${proposal ? `: for example --${name} "${proposal}"` : ''}.`)
  }
  if (missing.length > 0) throw new Problem(`${missing.join('\n')}\nNothing was changed.`, exitCodes.wrongUse)
  for (const [name, answer] of Object.entries(answers)) terminal.note(`--${name} "${answer}"`)
  return Object.assign({ ...given }, answers)
}

/** Formats of answers that the question does not explain. */
const hints: Partial<Record<Question, string>> = {
  category: `one of ${ProjectCategory.options.join(', ')}`,
  services: 'what was done, with commas between',
  date: 'year-month-day, as 2026-11-01',
  alt: 'what the picture shows, for who cannot see it',
}

/** Repeats a question until the answer is valid, so that nobody has to type all eight again. */
async function askFor(
  name: Question,
  proposal: string | undefined,
  ask: (question: string) => Promise<string>,
  note: (line: string) => void,
): Promise<string> {
  const hint = hints[name]
  const question = `${name}${hint ? ` (${hint})` : ''}${proposal ? ` [${proposal}]` : ''}: `
  for (;;) {
    const answer = (await ask(question)) || proposal || ''
    const { error } = Project.safeParse(rowOf({ [name]: answer, order: 1 }))
    if (!error?.issues.some((issue) => optionIn(issue) === name)) return answer
    const wrong = `"${answer}" will not do: ${hint ?? 'too long, or with signs that it cannot have'}.`
    note(answer ? wrong : 'It needs an answer.')
  }
}

/** `prj-031` after `prj-030`. */
function nextId(stored: readonly Project[]): string {
  const numbers = stored.map(({ id }) => Number(/^prj-(\d+)/.exec(id)?.[1] ?? 0))
  return `prj-${String(Math.max(0, ...numbers) + 1).padStart(3, '0')}`
}

/** The picture is named after the project's id: phones give many photos the same name. */
function rowOf({ services, alt, date, collection, order, featured = false, ...same }: Partial<ProjectOptions>) {
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
