import { expect, test } from 'vitest'
import { readSiteBuild } from '../../lib/site-build.ts'
import { builtSite } from './synthesised.ts'

test('says to build the site when it is not built', () => {
  expect(() => readSiteBuild('/tmp/nowhere')).toThrow(
    'There is no built site in /tmp/nowhere: run `npm run build` first.',
  )
})

test('knows the pages and the articles of a built site', () => {
  const { pages, articleSlugs } = builtSite()
  expect(pages).toContain('about/index.html')
  expect(articleSlugs).toEqual(['eicr-guide'])
})
