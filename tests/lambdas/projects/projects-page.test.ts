import { afterAll, beforeAll, expect, test } from 'vitest'
import { toProjectItems } from '../../../lambdas/projects/project-items.ts'
import { createProjectStore } from '../../../lambdas/projects/project-store.ts'
import { projectsPerPage } from '../../../lambdas/projects/projects-page.ts'
import { createDynamoClient } from '../../../lambdas/runtime/dynamo-client.ts'
import type { Handler } from '../../../lambdas/runtime/respond.ts'
import type { LocalService } from '../../../scripts/local/services/http-server.ts'
import { call } from '../../fixtures/call.ts'
import { setLambdaEnvironment } from '../../fixtures/lambda-environment.ts'
import { business } from '../../fixtures/lead-deps.ts'
import { parseHtml } from '../../fixtures/parse-html.ts'
import { projectRow } from '../../fixtures/project-row.ts'
import { projectsTable, startTables } from '../../fixtures/tables.ts'

let dynamo: LocalService
let show: Handler
let store: ReturnType<typeof createProjectStore>

beforeAll(async () => {
  dynamo = await startTables()
  store = createProjectStore(createDynamoClient({ endpoint: dynamo.endpoint }), projectsTable)
  setLambdaEnvironment({ dynamo: dynamo.endpoint })
  ;({ handler: show } = await import('../../../lambdas/projects/show-projects.lambda.ts'))
})
afterAll(() => dynamo.stop())

async function page(query: Record<string, string> = {}) {
  const answer = await call(show, { query })
  const document = parseHtml(answer.body)
  const link = (text: string) => [...document.querySelectorAll('a')].find((each) => each.textContent === text)
  const titles = [...document.querySelectorAll('.projects h2')].map(({ textContent }) => textContent)
  return { ...answer, document, titles, link }
}

test('without projects the page says so', async () => {
  const { status, document, headers } = await page()
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=60, stale-while-revalidate=600',
  })
  expect(document.body.textContent).toContain('No projects available at the moment.')
})

test('every project is listed once, newest first, with its words and its first picture, page by page', async () => {
  const rows = Array.from({ length: projectsPerPage + 2 }, (_, index) =>
    projectRow({
      id: `p${index}`,
      title: `Job ${index}`,
      category: index % 2 === 0 ? 'Renovations' : 'Kitchen Installations',
      project_date: `2026-01-${String(28 - index).padStart(2, '0')}`,
    }),
  )
  const pictures = [1, 2].map((image_order) =>
    projectRow({
      id: `hall-${image_order}`,
      title: 'A <hall> & "stairs"',
      description: '<b>bold</b>',
      location: "King's Road",
      collection_id: 'hall',
      image_order,
      image_url: `hall-${image_order}.jpg`,
      project_date: '2026-06-01',
    }),
  )
  await store.put(toProjectItems([...rows, ...pictures]))

  const first = await page()
  expect(first.titles).toEqual(['A <hall> & "stairs"', ...rows.slice(0, projectsPerPage - 1).map(({ title }) => title)])
  const hall = first.document.getElementById('hall-1')
  for (const words of ["King's Road", 'Living Spaces', '1 June 2026', '<b>bold</b>', 'Lighting'])
    expect(hall?.textContent).toContain(words)
  expect(hall?.querySelector('img')).toMatchObject({ src: '/media/hall-1-640.jpg', alt: 'Shelves lit from above' })
  // The content security policy would block either.
  expect(first.document.querySelectorAll('script, style, [style]')).toHaveLength(0)

  const rest = new URL(first.link('More projects')?.href ?? '', 'https://example.co.uk')
  const second = await page(Object.fromEntries(rest.searchParams))
  expect(second.titles).toEqual(rows.slice(projectsPerPage - 1).map(({ title }) => title))
  expect(second.link('More projects')).toBeUndefined()

  const kitchens = first.link('Kitchen Installations')?.getAttribute('href')
  expect(kitchens).toBe('/api/portfolio?category=Kitchen+Installations')
  const narrowed = await page({ category: 'Kitchen Installations' })
  expect(narrowed.titles).toEqual(rows.filter((_, index) => index % 2 === 1).map(({ title }) => title))
  expect(narrowed.link('Kitchen Installations')?.getAttribute('aria-current')).toBe('page')
})

test('a link that is too old, and projects that cannot be read, are answered by a page that says whom to call', async () => {
  const old = await page({ next: 'bm9uc2Vuc2U' })
  expect(old).toMatchObject({ status: 410, headers: { 'cache-control': 'no-store' } })
  expect(old.link('Show all projects')?.getAttribute('href')).toBe('/api/portfolio')
  const broken = await call(show, { headers: { 'x-origin-key': 'wrong' } })
  for (const { status, body } of [old, broken]) {
    expect(status).toBeGreaterThanOrEqual(400)
    const document = parseHtml(body)
    expect(document.querySelector('[role=alert]')?.textContent).toBeTruthy()
    expect(document.querySelector('.way-out')?.textContent).toContain(business.phone.display)
  }
})
