import { createStaticHandler } from 'react-router-dom'
import { expect, test } from 'vitest'
import { loadPage } from '../../../web/src/loaders/load-page.ts'
import { pageRows } from '../../../web/src/pages.ts'
import { routes } from '../../../web/src/routes.tsx'

test.each(['/services/', '/areas/', '/guides/', '/blog/'])(
  'under %s an address that has no file, or a name every object has, leads to the 404 page, of articles to the list',
  async (folder) => {
    const { query } = createStaticHandler(routes)
    for (const slug of ['no-such-page', 'constructor', '__proto__', 'toString', 'security']) {
      const found = await query(new Request(`http://localhost${folder}${slug}`))
      if (folder === '/blog/') expect(found instanceof Response && found.headers.get('location'), slug).toBe('/blog')
      else expect(found instanceof Response || Object.values(found.errors ?? {}), slug).toMatchObject([{ status: 404 }])
    }
  },
)

test('each page of the table is a component', async () => {
  for (const { page } of pageRows) expect(await loadPage(page)).toBeDefined()
})

test('a page that is no component is named, with the table that names it', async () => {
  await expect(loadPage('CareerPage')).rejects.toThrow('web/src/pages.ts names CareerPage')
})
