import { QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../../../web/src/api/query-client.ts'
import { FilteredGallery } from '../../../../../web/src/features/portfolio/FilteredGallery.tsx'
import { ProjectGallery } from '../../../../../web/src/features/portfolio/ProjectGallery.tsx'
import { sampleCards } from './project-cards.ts'

let root: Root
let requests: string[]

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
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

/** Answers each call to the API by its URL. */
function stubApi(answer: (url: URL) => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path)
    return answer(new URL(path, 'https://site.example'))
  })
}

const render = (gallery: ReactNode, address = '/') =>
  act(async () => {
    root.render(
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[address]}>{gallery}</MemoryRouter>
      </QueryClientProvider>,
    )
  })

const titles = () => [...document.querySelectorAll('article h2, article h3')].map((heading) => heading.textContent)
const text = () => document.body.textContent ?? ''
/** React renders suspended content at the end of an `act`. */
const shown = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined)
    check()
  })

test('a featured gallery asks for as many featured cards as it shows, and for nothing else', async () => {
  stubApi(() => Response.json({ projects: sampleCards.filter(({ featured }) => featured).slice(0, 6) }))
  await render(<ProjectGallery projects="featured" limit={6} />)
  await shown(() => expect(titles()).toHaveLength(6))
  expect(requests).toEqual(['/api/projects?featured=true&limit=6&view=cards'])
})

test('a gallery that filters reads the whole list', async () => {
  stubApi(() => Response.json({ projects: sampleCards }))
  await render(<FilteredGallery limit={9} />)
  await shown(() => expect(titles()).toHaveLength(9))
  expect(requests).toEqual(['/api/projects?view=cards'])
  expect(text()).toContain('Showing 9 of 18 projects')
})

for (const [limit, count] of [
  [9, 9],
  [undefined, 6],
] as const) {
  test(`${count} skeletons are shown until the cards arrive with a limit of ${limit}`, async () => {
    stubApi(() => new Promise(() => undefined))
    await render(<FilteredGallery limit={limit} />)
    expect(document.querySelectorAll('.project-card--skeleton')).toHaveLength(count)
    expect(text()).not.toContain('No projects')
  })
}

test('a failed fetch is logged and shows the empty text', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  stubApi(() => new Response('', { status: 503 }))
  vi.useFakeTimers()
  await render(<ProjectGallery projects={{ places: [] }} limit={6} />)
  await act(() => vi.advanceTimersByTimeAsync(4000))
  expect(text()).toBe('No projects available at the moment.')
  expect(logged).toHaveBeenCalledOnce()
  expect(document.querySelectorAll('.project-card--skeleton')).toHaveLength(0)
})

test('the filter of the URL applies only where the page shows it', async () => {
  stubApi(() => Response.json({ projects: sampleCards }))
  await render(<FilteredGallery withText />, '/portfolio?category=Living+Spaces&q=kew')
  await shown(() => expect(titles()).toEqual(['Bedroom and landing smart lighting']))
  await act(() => root.unmount())
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild ?? document.body)
  await render(<ProjectGallery projects={{ places: [] }} limit={99} />, '/?category=Living+Spaces&q=kew')
  await shown(() => expect(titles()).toHaveLength(sampleCards.length))
})

test('a gallery filters all projects, and not the newest that it would show', async () => {
  stubApi(() => Response.json({ projects: sampleCards }))
  await render(<FilteredGallery limit={9} />, '/services?category=Living+Spaces')
  await shown(() => expect(titles()).toHaveLength(3))
})

test('a category that does not exist filters nothing', async () => {
  stubApi(() => Response.json({ projects: sampleCards }))
  await render(<FilteredGallery />, '/portfolio?category=Rockets')
  await shown(() => expect(titles()).toHaveLength(sampleCards.length))
})

test('a card has at most three services, then how many more, and its number of images', async () => {
  const [card] = sampleCards.filter(({ id }) => id === 'prj-001')
  stubApi(() => Response.json({ projects: [card] }))
  await render(<FilteredGallery />)
  await shown(() => expect(titles()).toHaveLength(1))
  const tags = [...document.querySelectorAll('article li')].map((tag) => tag.textContent)
  expect(tags).toEqual(['Full rewire', 'Consumer unit replacement', 'LED downlights', '+2 more'])
  expect(text()).toContain('4 images')
  expect(text()).toContain('16 October 2026')
})
