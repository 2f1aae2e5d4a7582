import { expect, test } from 'vitest'
import { allDocuments, listDocuments } from '../../../web/src/documents.ts'
import type { PageRow } from '../../../web/src/page-table.ts'

const files = ['./pages/HomePage.tsx', './pages/AreaPage.tsx', './pages/NotFoundPage.tsx']
const home: PageRow = { path: '/', file: 'HomePage' }
const area: PageRow = {
  path: '/areas/:slug',
  file: 'AreaPage',
  slugs: async () => ['kew', 'barnes'],
  preloads: { chunks: ['content/areas/:slug.ts'], load: async () => undefined },
}
const notFound: PageRow = { path: '*', file: 'NotFoundPage', listed: false }

test('a row is one page, or one for each of its slugs, with the sources it starts with', async () => {
  expect(await listDocuments([home, area, notFound], files)).toEqual([
    { path: '/', file: '//index.html', listed: true, sources: ['src/pages/HomePage.tsx'] },
    {
      path: '/areas/kew',
      file: '/areas/kew/index.html',
      listed: true,
      sources: ['src/pages/AreaPage.tsx', 'content/areas/kew.ts'],
    },
    {
      path: '/areas/barnes',
      file: '/areas/barnes/index.html',
      listed: true,
      sources: ['src/pages/AreaPage.tsx', 'content/areas/barnes.ts'],
    },
    { path: '/404', file: '404.html', listed: false, sources: ['src/pages/NotFoundPage.tsx'] },
  ])
})

test.each<[problem: string, row: PageRow, sentence: string]>([
  [
    'whose file does not exist',
    { path: '/about', file: 'AboutPage' },
    'The row /about of page-table.ts names AboutPage, but there is no pages/AboutPage.tsx',
  ],
  [
    'with :slug and no slugs',
    { path: '/areas/:slug', file: 'AreaPage' },
    'The row /areas/:slug of page-table.ts must have both :slug and slugs, or neither',
  ],
  [
    'of a path that another row has',
    { path: '/areas/kew', file: 'HomePage' },
    'page-table.ts has two rows for /areas/kew',
  ],
])('a row %s is named', async (_problem, row, sentence) => {
  await expect(listDocuments([home, area, notFound, row], files)).rejects.toThrow(sentence)
})

test('a page file that has no row is named', async () => {
  await expect(listDocuments([home, notFound], files)).rejects.toThrow(
    './pages/AreaPage.tsx has no row in page-table.ts',
  )
})

test('the table of the site is right', async () => {
  const paths = (await allDocuments()).map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['/', '/services/emergency', '/services/eicr', '/areas/kew', '/404']))
})
