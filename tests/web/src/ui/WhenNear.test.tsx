import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { WhenNear } from '../../../../web/src/ui/WhenNear.tsx'

test('where nothing can tell what is near, pictures are fetched at once', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // jsdom has no IntersectionObserver either.
  const root = createRoot(document.body)
  await act(async () =>
    root.render(
      <WhenNear>
        <img alt="A lit hall" src="/hall.jpg" />
      </WhenNear>,
    ),
  )
  expect(document.querySelector('noscript')).toBeNull()
  expect(document.querySelector('img')?.alt).toBe('A lit hall')
  await act(async () => root.unmount())
})
