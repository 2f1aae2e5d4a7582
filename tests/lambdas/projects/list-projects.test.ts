import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { Project, ProjectCategory } from '../../../lambdas/contract/project.ts'
import { toProjectItems } from '../../../lambdas/projects/project-items.ts'
import { projectReads } from '../../fixtures/project-reads.ts'

const sample = readFileSync('scripts/sample/projects.json', 'utf8')
const rows = z.array(Project).parse(JSON.parse(sample, (_key, value) => value ?? undefined).portfolio_projects)
const readProjects = projectReads(toProjectItems(rows))

async function ids(query: Record<string, string>): Promise<string[]> {
  const { json } = await readProjects({ route: 'listProjects', query })
  return json.projects.map(({ id }: Project) => id)
}

/** The right answer, worked out without indexes. */
function expected(filter: (row: Project) => boolean): string[] {
  return rows
    .filter(filter)
    .sort(
      (a, b) => b.project_date.localeCompare(a.project_date) || a.image_order - b.image_order || (a.id < b.id ? -1 : 1),
    )
    .map(({ id }) => id)
}

test('all rows, newest first, without the fields of the indexes [I3]', async () => {
  const { json, status } = await readProjects({ route: 'listProjects' })
  expect(status).toBe(200)
  expect(json.projects.map(({ id }: Project) => id)).toEqual(expected(() => true))
  expect(json).not.toHaveProperty('next')
  for (const row of json.projects) expect(row).toEqual(rows.find(({ id }) => id === row.id))
})

test('the limit counts after the filters, for every combination of them [I3]', async () => {
  for (const category of ProjectCategory.options) {
    expect(await ids({ category })).toEqual(expected((row) => row.category === category))
    expect(await ids({ category, limit: '2' })).toEqual(expected((row) => row.category === category).slice(0, 2))
    const both = expected((row) => row.category === category && row.featured)
    expect(await ids({ category, featured: 'true', limit: '2' })).toEqual(both.slice(0, 2))
  }
  expect(await ids({ featured: 'true', limit: '6' })).toEqual(expected((row) => row.featured).slice(0, 6))
})

test('view=cards gives one card a collection, counts cards, and says how many images there are', async () => {
  const { json } = await readProjects({ route: 'listProjects', query: { view: 'cards', limit: '9' } })
  expect(json.projects).toHaveLength(9)
  const all = await readProjects({ route: 'listProjects', query: { view: 'cards' } })
  expect(all.json.projects).toHaveLength(18)
  const images = all.json.projects.map(({ image_count }: { image_count: number }) => image_count)
  expect(images.reduce((sum: number, count: number) => sum + count)).toBe(rows.length)
  expect(await ids({ view: 'cards', featured: 'true', limit: '6' })).toHaveLength(6)
})

test('pages of any size give every row once and in order, with a filter and without [I3]', async () => {
  const filters: Record<string, string>[] = [{}, { category: 'Renovations' }]
  for (const filter of filters) {
    for (const limit of ['1', '7', '30']) {
      const seen: string[] = []
      let next: string | undefined
      do {
        const { json } = await readProjects({
          route: 'listProjects',
          query: { ...filter, limit, ...(next && { next }) },
        })
        seen.push(...json.projects.map(({ id }: Project) => id))
        next = json.next
      } while (next)
      expect(seen).toEqual(expected(({ category }) => category === (filter.category ?? category)))
    }
  }
})

test('a cursor that is not ours is gone', async () => {
  for (const next of ['nonsense', Buffer.from('99999999#00001#').toString('base64url')]) {
    expect(await readProjects({ route: 'listProjects', query: { next } })).toMatchObject({
      status: 410,
      json: { error: { code: 'gone' } },
    })
  }
})

test('a cursor has one encoding [E7]', async () => {
  const cursors = await Promise.all(
    ['1', '2', '3'].map(async (limit) => (await readProjects({ route: 'listProjects', query: { limit } })).json.next),
  )
  // Base64 of two lengths in three has bits to spare in its last character.
  const [next] = cursors.filter((cursor) => cursor.length % 4 !== 0)
  const respelled = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_', '=', '.']
    .flatMap((last) => [`${next.slice(0, -1)}${last}`, `${next}${last}`])
    .filter((other) => other !== next && Buffer.from(other, 'base64url').equals(Buffer.from(next, 'base64url')))
  expect(respelled.length).toBeGreaterThan(1)
  for (const other of respelled)
    expect(await readProjects({ route: 'listProjects', query: { next: other } }), other).toMatchObject({
      status: 410,
    })
})

test.each(['category=Kitchen%2BInstallations', 'category=%4Bitchen%20Installations&utm_source=mail&x'])(
  'any correct spelling is answered, and what links gather is ignored: %s [E7]',
  async (rawQuery) => {
    // What API Gateway makes of it.
    const query = Object.fromEntries(new URLSearchParams(rawQuery))
    const { status, json } = await readProjects({ route: 'listProjects', query })
    expect(status).toBe(200)
    expect(json.projects.map(({ id }: Project) => id)).toEqual(
      expected(({ category }) => category === 'Kitchen Installations'),
    )
  },
)

test('a limit that is no number of rows is refused with a sentence', async () => {
  for (const limit of ['0', '-1', '1.5', '1001', 'NaN', 'many', '1e3', '01', '+1', '0x10', '1.0', ' 1']) {
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
