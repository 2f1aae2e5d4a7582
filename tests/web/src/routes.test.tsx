import { expect, test } from 'vitest'
import { allDocuments } from '../../../web/src/entry-server.tsx'
import { pages } from '../../../web/src/routes.tsx'

test('a page with :slug in its path says which slugs there are, and no other does', () => {
  for (const { path, slugs } of pages) expect(path.includes(':slug'), path).toBe(slugs !== undefined)
})

test('no two pages have the same address', async () => {
  const paths = (await allDocuments()).map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})
