/**
 * The pages of two sites on a domain, beside the sample: of a firm that has confirmed everything as it is, and of one
 * that has no reviews, answers what visitors ask, and notifies building control itself.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { adviceUnread } from '#content/safety.ts'
import { siteOptions } from '../../lib/stage.ts'
import { siteConfig } from '../../site.config.ts'
import { confirmedOn, type OwnerChanges, writeConfirmedOwner } from '../fixtures/confirmed-owner.ts'
import { type BuiltPage, builtPages, readPages } from './built-site.ts'

// Inside the repository, because the prerenderer imports its libraries from there.
mkdirSync('.cache', { recursive: true })
const folder = mkdtempSync('.cache/live-site-')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const domain = 'ordinary-electrical.co.uk'

const whole = build('whole')
const some = build('some', {
  reviews: () => `confirmed: ${confirmedOn}\nreviews:\n`,
  claims: (text) =>
    `${text.replace('notifies: no', 'notifies: yes')}scheme: NICEIC\nnumber: "123456"\nlink: https://example.com/entry\nregisteredSince: 2016\ninsurer: Ordinary Mutual\npayment: By card, on the day.\nparking: No, never.\n`,
})

function build(name: string, changes?: OwnerChanges) {
  const owner = join(folder, `${name}-owner`)
  writeConfirmedOwner(owner, changes)
  const site = join(folder, name)
  const env = {
    ...process.env,
    OWNER_FILES: owner,
    SITE_OPTIONS: JSON.stringify({ ...siteOptions(siteConfig), domain }),
  }
  const { stderr, status } = spawnSync(process.execPath, ['tests/site/render-pages.ts', resolve(site)], {
    env,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  return { read: (file: string) => readFileSync(join(site, file), 'utf8'), pages: readPages(site) }
}

const paths = (pages: readonly { path: string }[]) => pages.map(({ path }) => path)
const pageAt = (pages: readonly BuiltPage[], path: string) => pages.find((page) => page.path === path)

test('a firm that has confirmed everything has every page of the sample', () => {
  expect(paths(whole.pages)).toEqual(paths(builtPages))
})

test('nothing on it is called a sample, and nothing of the sample firm is left', () => {
  const left = whole.pages.flatMap(({ path, html }) =>
    [...html.matchAll(/(sampleford|7946|7700|sample-band|sample reviews|invented).{0,20}/gi)].map(
      ([found]) => `${path}: ${found}`,
    ),
  )
  expect(left).toEqual([])
})

test('it is indexed, and machines are told its prices, hours and street', () => {
  expect(whole.read('sitemap.xml')).toContain(`<loc>https://${domain}/services/rewiring</loc>`)
  expect(pageAt(whole.pages, '/')?.html).toMatch(/"streetAddress":"1 The Green".*"opens":"08:00"/)
  expect(pageAt(whole.pages, '/services/rewiring')?.html).toContain(`"minPrice":${2500 + 310}`)
  const hidden = (pages: readonly { path: string; html: string }[]) =>
    paths(pages.filter(({ html }) => /noindex/.test(html)))
  expect(hidden(whole.pages)).toEqual(hidden(builtPages))
})

test('articles and the emergency page say who has read them, and nothing says that nobody has', () => {
  expect(paths(whole.pages.filter(({ document }) => document.body.textContent?.includes(adviceUnread)))).toEqual([])
  const article = pageAt(whole.pages, '/blog/eicr-codes')
  expect(article?.document.querySelector('.byline')?.textContent).toMatch(
    /Facts checked \d{1,2} \w+ \d{4} by Ada Reader, approved electrician/,
  )
  expect(article?.html).toContain(`"lastReviewed":"${confirmedOn}"`)
  expect(pageAt(whole.pages, '/services/emergency')?.document.body.textContent).toMatch(
    /What to do first was read on \d{1,2} \w+ \d{4} by Ada Reader, approved electrician, and the words on electric shock by Sam Low, first-aid trainer\./,
  )
})

test('a firm without reviews has no carousel, and no sentence about them', () => {
  expect(pageAt(whole.pages, '/')?.document.querySelectorAll('.reviews')).toHaveLength(1)
  const said = some.pages.filter(({ document }) => document.querySelector('.reviews, .testimonial, .carousel'))
  expect(paths(said)).toEqual([])
  expect(some.pages.filter(({ html }) => /what customers say|what people told us/i.test(html))).toEqual([])
})

/** The answer of the questions page to the question that has this word. */
function answerTo(word: RegExp, { pages }: typeof whole): string {
  const items = [...(pageAt(pages, '/faqs')?.document.querySelectorAll('main details') ?? [])]
  const found = items.find((item) => word.test(item.querySelector('summary')?.textContent ?? ''))
  return found?.querySelector('p')?.textContent ?? ''
}

test('what visitors ask of the firm has the answer of its owner, also when it is no, and else says to ask', () => {
  expect(answerTo(/registered/, some)).toMatch(/^Yes\b.*NICEIC.*2016.*123456/)
  expect(answerTo(/registered/, whole)).toMatch(
    /^No\. We are not registered.*so building control inspects notifiable work/,
  )
  expect(answerTo(/insurance/, some)).toContain('Ordinary Mutual')
  expect(answerTo(/insurance/, whole)).toContain('Ask us who the insurer is')
  expect(answerTo(/based/, whole)).toContain('1 The Green, Richmond TW9 1AA')
  expect(answerTo(/pay, and/, some)).toBe('By card, on the day.')
  expect(answerTo(/parking/, some)).toBe('No, never.')
  for (const word of [/pay, and/, /parking/, /Who will come/, /Which makes/, /buy/, /guarantee/, /How soon/]) {
    expect(answerTo(word, whole), String(word)).toMatch(/\bask us\b/i)
  }
})

test('the terms say where a letter that cancels goes', () => {
  const cancel =
    /call 0300 123 3333, email office@ordinary-electrical\.co\.uk or write to us at 1 The Green, Richmond TW9 1AA/
  expect(pageAt(whole.pages, '/guides/terms')?.document.body.textContent).toMatch(cancel)
})
