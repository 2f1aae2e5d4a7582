import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { isSample } from '#content/lib/owner/sample.ts'
import { queryClient } from '../../../../../web/src/api/query-client.ts'
import { ProjectCard } from '../../../../../web/src/features/portfolio/ProjectCard.tsx'
import { ProjectCarousel } from '../../../../../web/src/features/portfolio/ProjectCarousel.tsx'
import { sampleCards } from './project-cards.ts'

function labelsIn(shown: ReactNode): string[] {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{shown}</MemoryRouter>
    </QueryClientProvider>,
  )
  return html.match(/(?<=>)(?:Sample|Illustration)(?=<)/g) ?? []
}

test('a sample job says Sample, and nothing else, on its card and in its dialog', () => {
  expect(isSample).toBe(true)
  const [card] = sampleCards
  if (!card) throw new Error('there are no sample projects')
  expect(labelsIn(<ProjectCard card={card} headingLevel={3} size="small" />)).toEqual(['Sample'])
  expect(labelsIn(<ProjectCarousel images={[card]} count={1} start={0} />)).toEqual(['Sample'])
})
