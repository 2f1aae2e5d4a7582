import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, data, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ErrorPage } from '../../../web/src/ErrorPage.tsx'
import { NotFetched } from '../../../web/src/loaders/load-page.ts'

let root: Root
const reload = vi.fn()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('location', { reload })
  // React logs errors that the boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  reload.mockReset()
  history.replaceState(null, '')
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.body.firstElementChild ?? document.body)
})

afterEach(async () => {
  await act(() => root.unmount())
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function leave() {
  await act(() => root.unmount())
  root = createRoot(document.body.firstElementChild ?? document.body)
}

const show = (error: unknown) =>
  act(async () => {
    const loader = () => {
      throw error
    }
    const routes = [{ path: '*', loader, Component: () => null, ErrorBoundary: ErrorPage, handle: { menu: [] } }]
    root.render(<RouterProvider router={createMemoryRouter(routes)} />)
  })

test('a page that cannot be shown is loaded as a document once, and no more', async () => {
  await show(new Error('no code'))
  expect(reload).toHaveBeenCalledTimes(1)
  expect(document.body.textContent).toContain('This page did not load')
  // The same history entry, after the reload.
  await leave()
  await show(new Error('no code'))
  expect(reload).toHaveBeenCalledTimes(1)
  expect(document.body.textContent).toContain('This page did not load')
})

test('only code that did not arrive is blamed on the connection', async () => {
  await show(new Error('a bug'))
  expect(document.body.textContent).not.toContain('connection')
  await leave()
  await show(new NotFetched())
  expect(document.body.textContent).toContain('connection')
})

test('offline it is not loaded until the network is back and the site can be reached', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const fetch = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(new Response())
  vi.stubGlobal('fetch', fetch)
  await show(new Error('no code'))
  vi.useFakeTimers()
  await act(async () => dispatchEvent(new Event('online')))
  expect([fetch.mock.calls.length, reload.mock.calls.length], 'the network is back, and carries nothing yet').toEqual([
    1, 0,
  ])
  await act(() => vi.advanceTimersByTimeAsync(1000))
  vi.useRealTimers()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a page that was left meanwhile is not loaded anew', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  let answer = (): void => undefined
  const fetch = (_url: string, { signal }: RequestInit) =>
    new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
      answer = () => resolve(new Response())
    })
  vi.stubGlobal('fetch', fetch)
  await show(new Error('no code'))
  await act(async () => dispatchEvent(new Event('online')))
  await leave()
  await act(async () => answer())
  expect(reload).not.toHaveBeenCalled()
})

test('a record that does not exist is the 404 page', async () => {
  await show(data(null, { status: 404 }))
  expect(document.body.textContent).toContain('404')
  expect(reload).not.toHaveBeenCalled()
})
