import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { areaSummaries } from '#content/lib/lists/areas.ts'
import { AreasMap, onMap } from '../../../../web/src/sections/AreasMap.tsx'

function rendered(map: ReactElement): HTMLElement {
  const container = document.createElement('div')
  container.innerHTML = renderToStaticMarkup(<MemoryRouter>{map}</MemoryRouter>)
  return container
}

test('every area is on the map where its record says, and in the list', () => {
  const container = rendered(<AreasMap withList />)
  for (const { slug, name, geo } of areaSummaries) {
    const [onRiver, inList] = container.querySelectorAll(`a[href="/areas/${slug}"]`)
    const { x, y } = onMap(geo)
    const dot = onRiver?.querySelector('circle:last-of-type')
    expect([dot?.getAttribute('cx'), dot?.getAttribute('cy')], name).toEqual([String(x), String(y)])
    expect(inList?.textContent, name).toContain(name)
  }
})

test("an area's own page marks it on the map, and has no list", () => {
  const container = rendered(<AreasMap current="kew" />)
  const [current, ...others] = container.querySelectorAll('[aria-current=page]')
  expect([current?.getAttribute('href'), others]).toEqual(['/areas/kew', []])
  expect(container.querySelector('ul')).toBeNull()
})
