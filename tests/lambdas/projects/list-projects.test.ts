import { expect, test } from 'vitest'
import { listProjects } from '../../../lambdas/projects/list-projects.ts'
import { createProjectStore } from '../../../lambdas/projects/project-store.ts'
import { ListProjectsQuery, type Project, ProjectCategory } from '../../../lambdas/shared/project.ts'
import { createOperatorProjectStore } from '../../../scripts/operate/projects/operator-project-store.ts'
import { projectReads } from '../../fixtures/project-reads.ts'
import { projectRow } from '../../fixtures/project-row.ts'
import { sampleRows as rows } from '../../fixtures/sample-projects.ts'
import { projectsTable, startTables } from '../../fixtures/tables.ts'

const readProjects = await projectReads(rows)
const { dynamo } = await startTables()

async function ids(query: Record<string, string>): Promise<string[]> {
  const { json } = await readProjects({ route: 'listProjects', query })
  return json.projects.map(({ id }: Project) => id)
}

/** The expected result, computed in a different way. */
function expected(filter: (row: Project) => boolean): string[] {
  return rows
    .filter(filter)
    .sort(
      (a, b) => b.project_date.localeCompare(a.project_date) || a.image_order - b.image_order || (a.id < b.id ? -1 : 1),
    )
    .map(({ id }) => id)
}

test('all rows, newest first, without the field of the index', async () => {
  const { json, status } = await readProjects({ route: 'listProjects' })
  expect(status).toBe(200)
  expect(json.projects.map(({ id }: Project) => id)).toEqual(expected(() => true))
  for (const row of json.projects) expect(row).toEqual(rows.find(({ id }) => id === row.id))
})

test('the limit counts after the filters, for every combination of them', async () => {
  for (const category of ProjectCategory.options) {
    expect(await ids({ category })).toEqual(expected((row) => row.category === category))
    expect(await ids({ category, limit: '2' })).toEqual(expected((row) => row.category === category).slice(0, 2))
    const both = expected((row) => row.category === category && row.featured)
    expect(await ids({ category, featured: 'true', limit: '2' })).toEqual(both.slice(0, 2))
  }
  expect(await ids({ featured: 'true', limit: '6' })).toEqual(expected((row) => row.featured).slice(0, 6))
})

test('what a link gathers on its way is ignored', async () => {
  const category = 'Kitchen Installations'
  expect(await ids({ category, utm_source: 'mail', x: '' })).toEqual(expected((row) => row.category === category))
})

test('a limit that is no number of rows is refused with a sentence', async () => {
  for (const limit of ['0', '-1', '1.5', '1001', 'many', '1,2', '1e3', '0x10', ' 1']) {
    const { status, json } = await readProjects({ route: 'listProjects', query: { limit } })
    expect(status, limit).toBe(422)
    expect(json.error.fields.limit, limit).toBe('Ask for 1 to 1000 projects.')
  }
})

test('a collection comes by image_order, and an unknown one is an empty list', async () => {
  const collection = rows.find(({ collection_id }) => collection_id)?.collection_id ?? ''
  const { json } = await readProjects({ route: 'getCollection', params: { collection_id: collection } })
  const mine = rows.filter((row) => row.collection_id === collection).sort((a, b) => a.image_order - b.image_order)
  expect(json.projects).toEqual(mine)
  expect(await readProjects({ route: 'getCollection', params: { collection_id: 'none' } })).toMatchObject({
    status: 200,
    json: { projects: [] },
  })
})

test('long rows, more than one page of DynamoDB, come whole and in order', async () => {
  const store = createProjectStore(dynamo, projectsTable)
  // A page is 1 MB, and these have 2 KB each.
  const many = Array.from({ length: 600 }, (_, index) =>
    projectRow({
      id: `p-${String(index).padStart(3, '0')}`,
      description: 'x'.repeat(2000),
      featured: index >= 590,
      project_date: new Date(Date.UTC(2026, 0, 1 - index)).toISOString().slice(0, 10),
    }),
  )
  await createOperatorProjectStore(dynamo, projectsTable).put(many.toReversed())
  const list = async (query: Record<string, string>) =>
    (await listProjects(ListProjectsQuery.parse(query), store)).projects.map(({ id }) => id)
  expect(await list({})).toEqual(many.map(({ id }) => id))
  expect(await list({ featured: 'true', limit: '2' })).toEqual(['p-590', 'p-591'])
})
