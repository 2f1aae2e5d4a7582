import { expect, test } from 'vitest'
import { readSiteBuild, refuseOtherOrigin } from '../../lib/site-build.ts'
import { builtSite } from './synthesised.ts'

test('says to build the site when it is not built', () => {
  expect(() => readSiteBuild('/tmp/nowhere')).toThrow(
    'There is no built site in /tmp/nowhere/site: run `npm run build` first.',
  )
})

test('refuses to put pages on a domain that name another address as theirs', () => {
  const site = { ...builtSite(), origin: 'https://d111.cloudfront.net' }
  expect(() => refuseOtherOrigin(site, 'sampleford.co.uk')).toThrow('SITE_URL=https://sampleford.co.uk npm run build')
  expect(() => refuseOtherOrigin(site, undefined)).not.toThrow()
  expect(() => refuseOtherOrigin({ ...site, origin: 'https://sampleford.co.uk' }, 'sampleford.co.uk')).not.toThrow()
})

test('knows the pages and the articles of a built site', () => {
  const { pages, articleSlugs } = builtSite()
  expect(pages).toContain('about/index.html')
  expect(articleSlugs).toEqual(['eicr-guide'])
})
