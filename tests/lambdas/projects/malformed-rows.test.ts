import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Project } from '../../../lambdas/contract/project.ts'
import { type ProjectItem, toProjectItems } from '../../../lambdas/projects/project-items.ts'
import { catchLog } from '../../fixtures/catch-log.ts'
import { projectReads } from '../../fixtures/project-reads.ts'
import { projectRow } from '../../fixtures/project-row.ts'

let lines: string[]

const row = (number: number, fields: Partial<Project> = {}) =>
  projectRow({ id: `row-${number}`, project_date: `2026-03-${20 - number}`, image_order: number, ...fields })
const hall = { collection_id: 'hall' }
const items = toProjectItems([
  row(1),
  row(2),
  row(3, hall),
  row(4, hall),
  row(5, hall),
  row(6),
  row(7),
  row(8),
  row(9),
  row(10),
])

/** Rows damaged by hand. DynamoDB itself refuses a wrong type for a key of an index. */
const damage: Record<string, object> = {
  'row-1': { alt_text: null },
  'row-4': { services_provided: 'Lighting' },
  'row-7': { project_date: 'last spring' },
  'row-8': { title: undefined },
  'row-9': { order_key: '~' },
  'row-10': { image_count: undefined },
}
const good = ['row-2', 'row-3', 'row-5', 'row-6']
const goodCards = ['row-2', 'row-3', 'row-6']

// Not rows as the contract has them: that is the point.
const readProjects = projectReads(items.map((item) => ({ ...item, ...damage[item.id] }) as ProjectItem))
beforeEach(() => {
  lines = catchLog()
})
afterEach(() => {
  vi.restoreAllMocks()
})

const idsOf = ({ json }: Awaited<ReturnType<typeof readProjects>>) => json?.projects?.map(({ id }: Project) => id)

test('malformed rows hide themselves, and no other, in rows, cards and collection [I11]', async () => {
  expect(idsOf(await readProjects({ route: 'listProjects' }))).toEqual(good)
  expect(idsOf(await readProjects({ route: 'listProjects', query: { view: 'cards' } }))).toEqual(goodCards)
  expect(
    idsOf(await readProjects({ route: 'listProjects', query: { featured: 'true', category: 'Living Spaces' } })),
  ).toEqual(good)
  expect(idsOf(await readProjects({ route: 'getCollection', params: { collection_id: 'hall' } }))).toEqual([
    'row-3',
    'row-5',
  ])
})

test('a limit counts the rows that are shown, and the pages give every one of them once [I11]', async () => {
  const views: { query: Record<string, string>; expected: string[] }[] = [
    { query: {}, expected: good },
    { query: { view: 'cards' }, expected: goodCards },
  ]
  for (const { query, expected } of views) {
    for (const limit of [1, 2, 3, 4]) {
      const pages: string[][] = []
      let next: string | undefined
      do {
        const answer = await readProjects({
          route: 'listProjects',
          query: { ...query, limit: String(limit), ...(next && { next }) },
        })
        pages.push(idsOf(answer))
        next = answer.json.next
      } while (next)
      expect(pages.flat()).toEqual(expected)
      expect(pages).toHaveLength(Math.ceil(expected.length / limit))
    }
  }
})

test('each malformed row is counted, and named by its id alone [I11]', async () => {
  await readProjects({ route: 'getCollection', params: { collection_id: 'hall' } })
  const entries = lines.map((line) => JSON.parse(line))
  expect(entries.filter(({ level }) => level === 'ERROR')).toEqual([
    expect.objectContaining({ message: 'malformed row left out', projectId: 'row-4' }),
  ])
  expect(entries.filter(({ _aws }) => _aws)).toEqual([expect.objectContaining({ MalformedProject: 1 })])
  expect(lines.join('\n')).not.toContain('Alcove')
})
