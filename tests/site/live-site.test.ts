/** The pages of a firm on a domain that has confirmed everything as it is, beside the sample. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { adviceUnread } from '#content/safety.ts'
import { siteOptions } from '../../lib/stage.ts'
import { siteConfig } from '../../site.config.ts'
import { confirmedOn, writeConfirmedOwner } from '../fixtures/confirmed-owner.ts'
import { builtPages, readPages } from './built-site.ts'

// Inside the repository, because the prerenderer imports its libraries from there.
mkdirSync('.cache', { recursive: true })
const folder = mkdtempSync('.cache/live-site-')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const domain = 'ordinary-electrical.co.uk'

const owner = join(folder, 'owner')
writeConfirmedOwner(owner)
const site = join(folder, 'site')
const env = { ...process.env, OWNER_FILES: owner, SITE_OPTIONS: JSON.stringify({ ...siteOptions(siteConfig), domain }) }
const { stderr, status } = spawnSync(process.execPath, ['tests/site/render-pages.ts', resolve(site)], {
  env,
  encoding: 'utf8',
})
if (status !== 0) throw new Error(stderr)
const pages = readPages(site)

const paths = (some: readonly { path: string }[]) => some.map(({ path }) => path)
const pageAt = (path: string) => pages.find((page) => page.path === path)

test('a firm that has confirmed everything has every page of the sample', () => {
  expect(paths(pages)).toEqual(paths(builtPages))
})

test('nothing on it is called a sample, and nothing of the sample firm is left', () => {
  const left = pages.flatMap(({ path, html }) =>
    [...html.matchAll(/(sampleford|7946|7700|sample-band|sample reviews|invented).{0,20}/gi)].map(
      ([found]) => `${path}: ${found}`,
    ),
  )
  expect(left).toEqual([])
})

test('it is indexed, and machines are told its prices, hours and street', () => {
  expect(readFileSync(join(site, 'sitemap.xml'), 'utf8')).toContain(`<loc>https://${domain}/services/rewiring</loc>`)
  expect(pageAt('/')?.html).toMatch(/"streetAddress":"1 The Green".*"opens":"08:00"/)
  expect(pageAt('/services/rewiring')?.html).toContain(`"minPrice":${2500 + 310}`)
  const hidden = (some: readonly { path: string; html: string }[]) =>
    paths(some.filter(({ html }) => /noindex/.test(html)))
  expect(hidden(pages)).toEqual(hidden(builtPages))
})

test('articles and the emergency page say who has read them, and nothing says that nobody has', () => {
  expect(paths(pages.filter(({ document }) => document.body.textContent?.includes(adviceUnread)))).toEqual([])
  const article = pageAt('/blog/eicr-codes')
  expect(article?.document.querySelector('.byline')?.textContent).toMatch(
    /Facts checked \d{1,2} \w+ \d{4} by Ada Reader, approved electrician/,
  )
  expect(article?.html).toContain(`"lastReviewed":"${confirmedOn}"`)
  expect(pageAt('/services/emergency')?.document.body.textContent).toMatch(
    /What to do first was read on \d{1,2} \w+ \d{4} by Ada Reader, approved electrician, and the words on electric shock by Sam Low, first-aid trainer\./,
  )
})

test('the terms say where a letter that cancels goes', () => {
  const cancel =
    /call 0300 123 3333, email office@ordinary-electrical\.co\.uk or write to us at 1 The Green, Richmond TW9 1AA/
  expect(pageAt('/guides/terms')?.document.body.textContent).toMatch(cancel)
})
