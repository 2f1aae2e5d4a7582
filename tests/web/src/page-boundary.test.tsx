// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageBoundary } from '../../../web/src/page-boundary.tsx'

let root: Root
const reload = vi.fn()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('location', { reload })
  // React reports what the boundary caught.
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

function Broken(): never {
  throw new Error('no code')
}

const show = (path: string, broken: boolean) =>
  act(async () => root.render(<PageBoundary path={path}>{broken ? <Broken /> : <p>The page</p>}</PageBoundary>))

test('a page that cannot be shown is loaded as a document once, and no more [E6]', async () => {
  await show('/faqs', true)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(document.body.textContent).toContain('This page did not load')
  // The same history entry, after the reload.
  await act(() => root.unmount())
  root = createRoot(document.body.firstElementChild ?? document.body)
  await show('/faqs', true)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(document.body.textContent).toContain('This page did not load')
})

test('offline it is not loaded until the network is back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await show('/faqs', true)
  expect(reload).not.toHaveBeenCalled()
  await act(async () => dispatchEvent(new Event('online')))
  expect(reload).toHaveBeenCalledTimes(1)
})

test('another page is tried afresh', async () => {
  await show('/faqs', true)
  await show('/blog', false)
  expect(document.body.textContent).toBe('The page')
})
