import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Carousel } from '../../../../web/src/ui/Carousel.tsx'

const slide = (key: string) => ({ key, content: key })
const carousel = (keys: string[]) => <Carousel label="Reviews" slideName="Review" slides={keys.map(slide)} />
const buttons = (keys: string[]) => renderToStaticMarkup(carousel(keys)).match(/<button/g)

test('two slides can be leafed through, and one alone has nothing to press', () => {
  expect(buttons(['a', 'b'])).toHaveLength(2)
  expect(buttons(['a'])).toBeNull()
})

test('a slide comes into view even when its smooth scroll is cancelled', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const scrolls: unknown[] = []
  // jsdom has no layout and scrolls nothing.
  Object.assign(Element.prototype, { scrollTo: ({ behavior }: ScrollToOptions) => scrolls.push(behavior) })
  const width = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(100)
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  onTestFinished(async () => {
    await act(() => root.unmount())
    container.remove()
    width.mockRestore()
    Reflect.deleteProperty(Element.prototype, 'scrollTo')
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  await act(() => root.render(carousel(['a', 'b', 'c'])))
  await act(() => container.querySelectorAll('button')[1]?.click())
  await act(() => vi.runAllTimers())
  expect(scrolls).toEqual(['auto', 'instant'])
})
