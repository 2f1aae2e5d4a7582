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

/** The texts in the order in which they are read. */
function textsIn(shown: ReactNode): string[] {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{shown}</MemoryRouter>
    </QueryClientProvider>,
  )
  return html.match(/(?<=>)[^<]+/g) ?? []
}

test('a sample job says Sample once: before its place on the card, and below the picture in its dialog', () => {
  expect(isSample).toBe(true)
  const card = sampleCards.find(({ image_count }) => image_count > 1)
  if (!card) throw new Error('there is no sample project with several images')
  const onCard = textsIn(<ProjectCard card={card} headingLevel={3} size="small" />)
  expect(onCard.filter((text) => /Sample|Illustration/.test(text))).toEqual([
    `Sample · ${card.location} · ${card.category}`,
  ])
  const inDialog = textsIn(<ProjectCarousel images={[card]} count={1} start={0} />)
  expect(inDialog.filter((text) => /Sample|Illustration/.test(text))).toEqual(['Sample'])
})
