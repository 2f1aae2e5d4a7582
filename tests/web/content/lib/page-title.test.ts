import { expect, test } from 'vitest'
import { pageTitle } from '#content/lib/page-title.ts'
import { PageTitle } from '#content/lib/schema.ts'

test('a title has the name of the business as far as there is room', () => {
  const titleFor = (name: string, shortName: string) => pageTitle('House Rewiring', ' SW London', { name, shortName })
  const fits = 'A'.repeat(Number(PageTitle.maxLength) - 'House Rewiring |  SW London'.length)
  expect(titleFor(fits, 'Short')).toBe(`House Rewiring | ${fits} SW London`)
  expect(titleFor(`${fits}A`, 'Short')).toBe('House Rewiring | Short SW London')
  expect(titleFor(`${fits}A`, `${fits}A`)).toBe('House Rewiring')
})
