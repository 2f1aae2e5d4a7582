import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { AreaServiceCard } from '#content/lib/schema.ts'
import { ServiceIndex } from '../../../../web/src/sections/ServiceIndex.tsx'
import { parseHtml } from '../../../fixtures/parse-html.ts'

const card = (href: string): AreaServiceCard => ({
  icon: 'plug',
  title: 'Sockets',
  description: 'Fitted neatly.',
  features: ['Tested'],
  href,
  price: 'from £1',
})

test('a service is shown by its drawing, or else by its icon', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ServiceIndex cards={[card('/drawn'), card('/other')]} vignettes={{ '/drawn': '/assets/drawn.svg' }} />
    </MemoryRouter>,
  )
  const shown = [...parseHtml(html).querySelectorAll('h3')].map((title) => ({
    drawing: title.querySelector('img')?.getAttribute('src'),
    icons: title.querySelectorAll('svg').length,
  }))
  expect(shown).toEqual([
    { drawing: '/assets/drawn.svg', icons: 0 },
    { drawing: undefined, icons: 1 },
  ])
})
