import { basename, dirname } from 'node:path'
import { Project } from '#contract/project.ts'
import { importProjects } from './import-projects.ts'
import type { Command, ProjectOptions } from './portfolio.ts'
import { describeDiff, diffProjects } from './project-diff.ts'
import { checkPicture } from './project-file.ts'

/** The option that gives each field. */
const optionOf: Partial<Record<string, keyof ProjectOptions>> = {
  services_provided: 'services',
  image_url: 'image',
  alt_text: 'alt',
  project_date: 'date',
  collection_id: 'collection',
  image_order: 'order',
}

export const addCommand: Command = async ({ values, open }) => {
  const image = values.image ?? ''
  const parsed = Project.safeParse({
    id: values.id,
    title: values.title,
    description: values.description,
    category: values.category,
    location: values.location,
    services_provided: values.services?.split(',').map((service) => service.trim()) ?? [],
    image_url: basename(image),
    alt_text: values.alt,
    featured: values.featured ?? false,
    project_date: values.date,
    collection_id: values.collection,
    image_order: Number(values.order ?? 1),
  })
  const problems = parsed.success
    ? [await checkPicture(image)].flatMap((problem) => (problem ? [`--image: ${problem}`] : []))
    : parsed.error.issues.map(
        ({ path: [field], message }) => `--${optionOf[String(field)] ?? String(field)}: ${message}`,
      )
  if (!parsed.success || problems.length > 0) {
    console.error(problems.join('\n'))
    return 1
  }
  const { store, bucket } = await open()
  const { diff } = values['dry-run']
    ? { diff: diffProjects((await store.scan()).items, { rows: [parsed.data] }) }
    : await importProjects([parsed.data], dirname(image), { store, bucket })
  console.log(describeDiff(diff).join('\n'))
  return 0
}
