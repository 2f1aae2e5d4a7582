import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { business } from '#content/business.ts'
import { queryClient } from '../../../../../web/src/api/query-client.ts'
import { FilteredGallery } from '../../../../../web/src/features/portfolio/FilteredGallery.tsx'
import { loadProjectDialog } from '../../../../../web/src/features/portfolio/ProjectCard.tsx'
import { ProjectGallery } from '../../../../../web/src/features/portfolio/ProjectGallery.tsx'
import { cardsQuery } from '../../../../../web/src/features/portfolio/project-queries.ts'
import { sampleRows } from '../../../../fixtures/sample-projects.ts'

let root: Root
let requests: string[]

beforeAll(async () => {
  // jsdom has none of these.
  Element.prototype.scrollTo = vi.fn()
  Element.prototype.scrollIntoView = vi.fn()
  HTMLDialogElement.prototype.close = vi.fn()
  await loadProjectDialog()
})

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const observer = class {
    observe = vi.fn()
    disconnect = vi.fn()
  }
  // jsdom has none.
  vi.stubGlobal('IntersectionObserver', observer)
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.body.firstElementChild ?? document.body)
  requests = []
})

afterEach(async () => {
  await act(() => root.unmount())
  queryClient.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Responds to each call to the API by its URL. */
function stubApi(answer: (url: URL) => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path)
    return answer(new URL(path, 'https://site.example'))
  })
}

const render = (gallery: ReactNode, address = '/') =>
  act(async () => {
    root.render(<MemoryRouter initialEntries={[address]}>{gallery}</MemoryRouter>)
  })

const titles = () => [...document.querySelectorAll('article h2, article h3')].map((heading) => heading.textContent)
const text = () => document.body.textContent ?? ''
/** React renders suspended content at the end of an `act`. */
const shown = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined)
    check()
  })

test('the galleries of a visit, and the project that an address names, ask for one list, once', async () => {
  stubApi(() => Response.json({ projects: sampleRows }))
  await render(<ProjectGallery projects="featured" limit={6} />, '/?project=prj-001-03')
  await shown(() => expect(titles()).toHaveLength(6))
  await shown(() => expect(text()).toContain('3 of 3'))
  await render(<FilteredGallery limit={9} />)
  await shown(() => expect(titles()).toHaveLength(9))
  expect(text()).toContain('Showing 9 of 18 projects')
  expect(requests).toEqual(['/api/projects'])
})

test('a withdrawn project is said to be, also where the list was there before the dialog', async () => {
  stubApi(() => Response.json({ projects: sampleRows }))
  await queryClient.fetchQuery(cardsQuery)
  await render(<ProjectGallery projects="featured" limit={6} />, '/?project=prj-999')
  await shown(() => expect(text()).toContain('no longer shown'))
})

test('a featured gallery shows featured projects only', async () => {
  stubApi(() => Response.json({ projects: sampleRows.map((row) => ({ ...row, featured: row.id === 'prj-018' })) }))
  await render(<ProjectGallery projects="featured" limit={6} />)
  await shown(() => expect(titles()).toEqual(['Bedroom and landing smart lighting']))
})

for (const [name, gallery] of [
  ['a selection', () => <ProjectGallery projects="featured" limit={6} />],
  ['the filtered list', () => <FilteredGallery withText />],
] as const) {
  test(`a failed fetch leaves ${name} empty: it is logged, and a sentence says so with the phone number, without anything to filter`, async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    stubApi(() => new Response('', { status: 503 }))
    vi.useFakeTimers()
    await render(gallery())
    await act(() => vi.advanceTimersByTimeAsync(4000))
    expect(text()).not.toMatch(/\b(No|0) projects/)
    expect(text()).toContain("didn't load")
    expect(document.querySelector('.project-gallery :is(input, a[href*="category"])')).toBeNull()
    expect(document.querySelector('.project-gallery a[href^="tel:"]')?.textContent).toBe(business.phone.display)
    expect(logged).toHaveBeenCalledOnce()
    expect(document.querySelectorAll('.project-card--skeleton')).toHaveLength(0)
  })

  test(`after a response without rows ${name} says that there are no projects`, async () => {
    stubApi(() => Response.json({ projects: [] }))
    await render(gallery())
    await shown(() => expect(text()).toContain('No projects available at the moment.'))
    expect(document.querySelector('a[href^="tel:"]')).toBeNull()
  })
}

test('a selection of projects that are all withdrawn is hidden', async () => {
  stubApi(() => Response.json({ projects: sampleRows }))
  await render(<ProjectGallery projects={{ ids: ['prj-999'] }} limit={1} />)
  await shown(() => expect(document.querySelectorAll('.project-card--skeleton')).toHaveLength(0))
  expect(document.querySelector<HTMLElement>('.project-gallery')?.hidden).toBe(true)
})

test.each([
  ['a category and a search', () => <FilteredGallery withText />, 'category=Living+Spaces&q=kew', 1],
  ['neither where no filter is shown', () => <ProjectGallery projects={{ places: [] }} limit={99} />, 'q=kew', 18],
  ['a category, of all and not of the newest', () => <FilteredGallery limit={9} />, 'category=Living+Spaces', 3],
  ['no category that does not exist', () => <FilteredGallery />, 'category=Rockets', 18],
])('the filter of an address applies: %s', async (_, gallery, query, count) => {
  stubApi(() => Response.json({ projects: sampleRows }))
  await render(gallery(), `/?${query}`)
  await shown(() => expect(titles()).toHaveLength(count))
})

test('a card has at most three services, then how many more, and its number of images', async () => {
  stubApi(() => Response.json({ projects: sampleRows.filter(({ id }) => id.startsWith('prj-001')) }))
  await render(<FilteredGallery />)
  await shown(() => expect(titles()).toHaveLength(1))
  const tags = [...document.querySelectorAll('article li')].map((tag) => tag.textContent)
  expect(tags).toEqual(['Full rewire', 'Consumer unit replacement', 'LED downlights', '+2 more'])
  expect(text()).toContain('3 images')
  expect(text()).toContain('16 October 2026')
})
