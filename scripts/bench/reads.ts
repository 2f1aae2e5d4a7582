/**
 * `npm run bench:reads -- [rows]`: what reading projects costs as the table grows (promise I3). The API's own code
 * on a local DynamoDB; the rows are skewed: 85 % of one category, 1 % featured, one collection of 500 pictures.
 */
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import Table from 'cli-table3'
import dynalite from 'dynalite'
import { ListProjectsQuery, type Project, ProjectCategory } from '#contract/project.ts'
import { listProjects } from '../../lambdas/projects/list-projects.ts'
import { orderKey, toProjectItems } from '../../lambdas/projects/project-items.ts'
import { createProjectStore } from '../../lambdas/projects/project-store.ts'
import { projectsTableInput } from './projects-table-input.ts'

const largest = Number(process.argv[2] ?? 50_000)
const sizes = [largest / 25, largest / 5, largest]

/** The questions that the site asks, and the widest that anybody may ask. */
const questions: Record<string, Record<string, string>> = {
  'home: 6 featured cards': { view: 'cards', featured: 'true', limit: '6' },
  'one category, 9 cards': { view: 'cards', category: 'Renovations', limit: '9' },
  'rare category, featured': { category: 'Living Spaces', featured: 'true', limit: '9' },
  '20 rows': { limit: '20' },
  '200 rows': { limit: '200' },
}

const table = new Table({
  head: ['read units', ...sizes.map((size) => `${size.toLocaleString('en-GB')} rows`)],
  style: { head: [], border: [] },
})
const results = []
for (const size of sizes) results.push(await measure(size))
for (const name of [...Object.keys(questions), 'a collection of 5']) {
  table.push([name, ...results.map((units) => units[name] ?? '')])
}
console.log(table.toString())

/** Read units of each question on a table of so many rows. */
async function measure(size: number): Promise<Record<string, string>> {
  const server: Server = dynalite({ createTableMs: 0 })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server on a port, and not on a pipe, has an AddressInfo.
  const { port } = server.address() as AddressInfo
  const client = new DynamoDBClient({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'eu-west-2',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  })
  await client.send(new CreateTableCommand(projectsTableInput))
  const database = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } })
  const spent = countUnits(database)
  const store = createProjectStore(database, projectsTableInput.TableName ?? '')
  const rows = skewedRows(size)
  await store.put(toProjectItems(rows))

  const answers: Record<string, string> = {}
  for (const [name, query] of Object.entries(questions)) {
    spent.units = 0
    const started = performance.now()
    const { projects } = await listProjects(ListProjectsQuery.parse(query), store)
    const milliseconds = performance.now() - started
    checkAnswer(name, projects, naive(rows, query))
    answers[name] = `${spent.units} (${projects.length} items, ${milliseconds.toFixed(0)} ms)`
  }
  spent.units = 0
  const collection = await store.listCollection(`col-${size / 5 - 1}`)
  answers['a collection of 5'] = `${spent.units} (${collection.length} items)`
  server.close()
  server.closeAllConnections()
  return answers
}

/** The same question answered the slow way, by looking at every row: ids in order. */
function naive(rows: readonly Project[], query: Record<string, string>): string[] {
  const isCard = (row: Project) =>
    toProjectItems(rows.filter((other) => other.collection_id === row.collection_id)).some(
      ({ id, card_category }) => id === row.id && card_category,
    )
  const wanted = rows
    .filter(({ category }) => !query.category || category === query.category)
    .filter(({ featured }) => !query.featured || featured)
    .map((row) => ({ row, key: orderKey(row) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
  const answer: string[] = []
  for (const { row } of wanted) {
    if (answer.length === Number(query.limit)) break
    if (!query.view || isCard(row)) answer.push(row.id)
  }
  return answer
}

function checkAnswer(name: string, projects: readonly Project[], expected: readonly string[]): void {
  if (projects.map(({ id }) => id).join() !== expected.join()) throw new Error(`${name}: the answer is wrong`)
}

/** Asks every query for what it consumed, and adds it up. */
function countUnits(database: DynamoDBDocumentClient): { units: number } {
  const spent = { units: 0 }
  database.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const isQuery = commandName === 'QueryCommand'
        if (isQuery) Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' })
        const result = await next(args)
        // Every answer to a query that asked for it has it.
        const { ConsumedCapacity } = result.output as { ConsumedCapacity?: { CapacityUnits?: number } }
        if (isQuery) spent.units += ConsumedCapacity?.CapacityUnits ?? 0
        return result
      },
    { step: 'initialize' },
  )
  return spent
}

function skewedRows(size: number): Project[] {
  const day = 24 * 3600 * 1000
  return Array.from({ length: size }, (_, index): Project => {
    const category = index % 100 < 85 ? 'Renovations' : (ProjectCategory.options[index % 4] ?? 'Renovations')
    const inLarge = index < 500 && size >= 5000
    return {
      id: `p-${index}`,
      title: `Project ${index}`,
      description: 'Words that stand for a description of the usual length. '.repeat(5),
      category,
      location: 'Kew',
      services_provided: ['Rewire', 'Lighting'],
      image_url: `p-${index}.jpg`,
      alt_text: 'A picture',
      featured: index % 100 === 15 || index % 200 === 95,
      project_date: new Date(Date.UTC(2026, 0, 1) - (index % 3650) * day).toISOString().slice(0, 10),
      collection_id: inLarge ? 'col-large' : `col-${Math.floor(index / 5)}`,
      image_order: inLarge ? index : index % 5,
    }
  })
}
