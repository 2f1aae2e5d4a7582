import { afterAll, expect, test } from 'vitest'
import { ListProjectsQuery, type Project } from '../../../lambdas/contract/project.ts'
import { listProjects } from '../../../lambdas/projects/list-projects.ts'
import { toProjectItems } from '../../../lambdas/projects/project-items.ts'
import { createProjectStore } from '../../../lambdas/projects/project-store.ts'
import { createDynamoClient } from '../../../lambdas/runtime/dynamo-client.ts'
import type { LocalService } from '../../../scripts/local/services/http-server.ts'
import { projectRow } from '../../fixtures/project-row.ts'
import { projectsTable, startTables } from '../../fixtures/tables.ts'

const services: LocalService[] = []
afterAll(() => Promise.all(services.map(({ stop }) => stop())))

/** Nearly all of one category, one in a hundred featured: a filter would have to read far. */
function skewedRows(size: number): Project[] {
  return Array.from({ length: size }, (_, index) =>
    projectRow({
      id: `p-${index}`,
      category: index % 100 === 7 ? 'Living Spaces' : 'Renovations',
      featured: index % 100 === 7 || index % 100 === 50,
      project_date: new Date(Date.UTC(2026, 0, 1 - index)).toISOString().slice(0, 10),
      collection_id: `col-${Math.floor(index / 5)}`,
      image_order: index % 5,
    }),
  )
}

/** Read units that each query takes on a table of so many rows. */
async function unitsAt(size: number, queries: Record<string, string>[]): Promise<number[]> {
  const service = await startTables()
  services.push(service)
  const client = createDynamoClient({ endpoint: service.endpoint, timeouts: { connect: 5000, request: 20_000 } })
  const store = createProjectStore(client, projectsTable)
  await store.put(toProjectItems(skewedRows(size)))
  let spent = 0
  client.middlewareStack.add(
    (next) => async (args) => {
      Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' })
      const result = await next(args)
      // Every answer has it, because every request asked for it.
      const { ConsumedCapacity } = result.output as { ConsumedCapacity?: { CapacityUnits?: number } }
      spent += ConsumedCapacity?.CapacityUnits ?? Number.NaN
      return result
    },
    { step: 'initialize' },
  )
  const units: number[] = []
  for (const query of queries) {
    spent = 0
    await listProjects(ListProjectsQuery.parse(query), store)
    units.push(spent)
  }
  return units
}

test('a read costs the same however large the table is [I3]', async () => {
  const queries: Record<string, string>[] = [
    { limit: '6', view: 'cards', featured: 'true' },
    { limit: '9', view: 'cards', category: 'Renovations' },
    { limit: '2', category: 'Living Spaces', featured: 'true' },
    { limit: '4' },
  ]
  expect(await unitsAt(4000, queries)).toEqual(await unitsAt(400, queries))
})
