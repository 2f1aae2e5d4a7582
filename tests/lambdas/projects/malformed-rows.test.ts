import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Project } from '../../../lambdas/shared/project.ts'
import { catchLog } from '../../fixtures/catch-log.ts'
import { projectReads } from '../../fixtures/project-reads.ts'
import { projectRow } from '../../fixtures/project-row.ts'

let lines: string[]

const row = (number: number, fields: Partial<Project> = {}) =>
  projectRow({ id: `row-${number}`, project_date: `2026-03-${20 - number}`, image_order: number, ...fields })
const hall = { collection_id: 'hall' }
const rows = [row(1), row(2), row(3, hall), row(4, hall), row(5, hall), row(6), row(7), row(8)]

/** Rows with invalid fields. DynamoDB itself refuses a wrong type for an index key. */
const damage: Record<string, object> = {
  'row-1': { alt_text: null },
  'row-4': { services_provided: 'Lighting' },
  'row-7': { project_date: 'last spring' },
  'row-8': { title: undefined },
  // Only cleaned.
  'row-5': { description: 'A hall.\u001b]0;gone\u0007' },
}
const good = ['row-2', 'row-3', 'row-5', 'row-6']
const goodCards = ['row-2', 'row-3', 'row-6']

// Cast: the rows violate the contract on purpose.
const readProjects = projectReads(rows.map((item) => ({ ...item, ...damage[item.id] }) as Project))
beforeEach(() => {
  lines = catchLog()
})
afterEach(() => {
  vi.restoreAllMocks()
})

const idsOf = ({ json }: Awaited<ReturnType<typeof readProjects>>) => json?.projects?.map(({ id }: Project) => id)

test('malformed rows hide themselves, and no other, in rows, cards and collection', async () => {
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

test("a terminal's control codes in a stored row reach no visitor", async () => {
  const { json } = await readProjects({ route: 'getCollection', params: { collection_id: 'hall' } })
  const hall = json?.projects?.find(({ id }: Project) => id === 'row-5')
  expect(hall?.description).toBe('A hall.]0;gone')
})

test('the log names each malformed row by its id alone', async () => {
  await readProjects({ route: 'getCollection', params: { collection_id: 'hall' } })
  const entries = lines.map((line) => JSON.parse(line))
  expect(entries.filter(({ level }) => level === 'ERROR')).toEqual([
    expect.objectContaining({ message: 'malformed row left out', projectId: 'row-4' }),
  ])
  expect(lines.join('\n')).not.toContain('Alcove')
})
