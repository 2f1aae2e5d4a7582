import { expect, test } from 'vitest'
import { pages } from '../../../web/src/routes.tsx'

test('a page with :slug in its path says which slugs there are, and no other does', () => {
  for (const { path, slugs } of pages) expect(path.includes(':slug'), path).toBe(slugs !== undefined)
})
