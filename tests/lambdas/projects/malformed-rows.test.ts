import { expect, test } from 'vitest'
import type { Project } from '../../../lambdas/shared/project.ts'
import { catchLog } from '../../fixtures/catch-log.ts'
import { projectReads } from '../../fixtures/project-reads.ts'
import { projectRow } from '../../fixtures/project-row.ts'

const row = (id: string, image_order: number, fields: object = {}) =>
  // Cast: some rows violate the schema on purpose. DynamoDB itself refuses a wrong type for an index key.
  ({ ...projectRow({ id, image_order }), ...fields }) as Project
const hall = { collection_id: 'hall' }
const readProjects = await projectReads([
  row('no-alt', 1, { alt_text: null }),
  row('good', 2),
  row('hall-card', 3, hall),
  row('hall-services', 4, { ...hall, services_provided: 'Lighting' }),
  row('no-date', 6, { project_date: 'last spring' }),
  row('no-title', 7, { title: undefined }),
])
const read = async (call: Parameters<typeof readProjects>[0]): Promise<Project[]> =>
  (await readProjects(call)).json.projects
const idsOf = (projects: Project[]) => projects.map(({ id }) => id)
const collection = { route: 'getCollection', params: { collection_id: 'hall' } } as const

test('malformed rows hide themselves, and no other, in rows, collection and preview', async () => {
  expect(idsOf(await read({ route: 'listProjects' }))).toEqual(['good', 'hall-card'])
  expect(idsOf(await read(collection))).toEqual(['hall-card'])
  expect(await readProjects({ route: 'previewProject', params: { id: 'no-title' } })).toMatchObject({ status: 410 })
})

test('the log names each malformed row by its id alone', async () => {
  const lines = catchLog()
  await read(collection)
  const errors = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 'ERROR')
  expect(errors).toEqual([expect.objectContaining({ message: 'malformed row left out', projectId: 'hall-services' })])
  expect(lines.join('\n')).not.toContain('consumer unit')
})
