/**
 * A site on its own domain with only its name, numbers and addresses confirmed. A qualified person has read all advice
 * but one article, which also may not claim anything unconfirmed about the firm.
 */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { expect, test } from 'vitest'
import { copyRepository } from '../fixtures/copy-repository.ts'
import { parseHtml } from '../fixtures/parse-html.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

const folder = temporaryFolder()
copyRepository(folder)
const unread = ['eicr-guide']
for (const file of globSync(join(folder, 'web/content/articles/*.md'))) {
  if (unread.includes(parse(file).name)) continue
  const reviewed = '---\nreviewed:\n  who: Ada Reader, Level 3\n  when: 2026-11-21\n'
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^---\n/, reviewed))
}
const owner = join(folder, 'web/content/owner')
const contact = readFileSync(join(owner, 'contact.yaml'), 'utf8')
  .replace('confirmed: no', 'confirmed: 2026-11-20')
  .replace('name: Sampleford Electrical', 'name: Ordinary Electrical')
  .replace('shortName: Sampleford', 'shortName: Ordinary')
  .replace('phone: 020 7946 0123', 'phone: 0300 123 3333')
  .replace('whatsapp: 07700 900123', 'whatsapp: 07400 123456')
  .replace('hello@sampleford.example', 'office@ordinary-electrical.co.uk')
writeFileSync(join(owner, 'contact.yaml'), contact)

const script = `const { buildSite } = await import('./scripts/site/build-site.ts')
  await buildSite({ onStep: console.log })`
const env = { ...process.env, OWNER_FILES: '', SITE_URL: 'https://ordinary-electrical.co.uk' }
const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
  cwd: folder,
  env,
  encoding: 'utf8',
})

const site = join(folder, 'dist/site')
const pages = globSync('**/*.html', { cwd: site }).map((file) => {
  const document = parseHtml(readFileSync(join(site, file), 'utf8'))
  const attributes = [...document.querySelectorAll('meta[content], [alt], [aria-label]')].flatMap((element) =>
    ['content', 'alt', 'aria-label'].map((name) => element.getAttribute(name) ?? ''),
  )
  return {
    path: `/${file.replace(/\/?index\.html$|\.html$/, '')}`,
    document,
    text: [document.documentElement.textContent, ...attributes].join('\n'),
  }
})
const matches = (pattern: RegExp) =>
  pages.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(
      ({ index, 0: found }) => `${path}: ${text.slice(index - 40, index + found.length + 30)}`,
    ),
  )

test('is built, with its pages, its name and its number', () => {
  expect(stderr).not.toMatch(/Error/)
  expect(pages.length, stdout).toBeGreaterThan(65)
  for (const { path, text } of pages) expect(text, path).toContain('0300 123 3333')
})

test.each<[what: string, pattern: RegExp]>([
  ['a name or a number of the sample', /sampleford|7946|7700/gi],
  ['a price', /£(?!40,000|5,000|500|30,000)\d[\d,]*/g],
  ['a sum of insurance', /£2M|insured up to|fully insured/gi],
  ['years in business', /over 10 years|one van/gi],
  [
    'an hour at which somebody answers',
    // The network operator's number is answered at any hour, and a sum may contain the days of a year.
    /(?<!\b105\b[^.]{0,20})(24\/7|24 hours a day|any hour|day (and|or) night|(?<!× )365 days)|line (is|stays) open/gi,
  ],
  ['a time of arrival', /60 minutes/gi],
  ['a visit in the same week', /same[- ]week|in the week you call/gi],
  ['opening hours', /8am|6pm|08:00|18:00/gi],
  // Awaab's Law gives landlords 24 hours.
  ['a reply by some time', /within (24 hours(?! of (hearing|learning)|, under Awaab)|1 hour|the hour)/gi],
  ['an invented review or person', /Hannah P|picks up the phone|sample reviews/gi],
  ['work said to be recent', /lately/gi],
  [
    'a date of an invented history',
    /(?<![.\w])2024-\d\d-\d\d(?!\.)|(?<!Since 29 )(January|February|March|April|May|June|July|August|September|October|November|December) 202[34]\b/g,
  ],
  ['a word given', /\bwe(['’]ll| will)\b|\b(ring|call)s? (you )?(straight )?back\b|\b(glad|happy) to\b/gi],
  [
    'how fast it works',
    /straight away|on programme|quick (answer|report|repl)|(on|in) the same (day|visit)|dates kept/gi,
  ],
  [
    'a price that holds or a limit to it',
    /fixed[- ]price|(price|quote)\b[^.]{0,20} fixed|limit (that )?you set|your limit|priced before|fee [^.?]*in the price\./gi,
  ],
  [
    'a look at the job, or papers, that cost nothing',
    /\bwe (check|measure|look|read|find out)\b[^.]*\b(before (you|we (price|quote))|while we quote)\b|\b(get|have) (it|that|a copy) in writing/gi,
  ],
  [
    'floors covered or a room cleaned',
    /waste (is )?(removed|taken away)|dust sheets,|protect your|are covered|(room is|vacuum as|and) (cleaned|we go|sweep)\b|clean room/gi,
  ],
  ['who comes, and with what', /one contact|on the van\b|speak to an electrician|an arrival time/gi],
  ['a count of projects', /\b[3-6] projects/gi],
  ['that it is a sample', /sample site|invented/gi],
  ['a mark of what is left out', /[\ufff9-\ufffb]/g],
])('it does not print %s [O7]', (_what, pattern) => {
  expect(matches(pattern)).toEqual([])
})

test('its build says once each thing that it leaves out, with its file and why', () => {
  const lines = stdout.split('\n').filter((line) => line.startsWith('  '))
  expect(stdout).toMatch(/Left out of ordinary-electrical\.co\.uk, because nobody has confirmed or read it:/)
  for (const file of ['claims', 'prices', 'team-note', 'reviews', 'terms', ...unread]) {
    expect(lines.join('\n')).toContain(`${file}.`)
  }
  expect(lines.join('\n')).not.toContain('eicr-codes')
  expect(new Set(lines).size).toBe(lines.length)
})

test('an article that somebody has read says who and when, to people and machines', () => {
  const page = pages.find(({ path }) => path === '/blog/eicr-codes')
  expect(page?.document.querySelector('.byline')?.textContent).toMatch(
    /Facts checked\s+21 November 2026\s+by Ada Reader, Level 3/,
  )
  const data = page?.document.querySelector('script[type="application/ld+json"]')?.textContent
  expect(data).toContain('"lastReviewed":"2026-11-21","reviewedBy":{"@type":"Person","name":"Ada Reader, Level 3"}')
  expect(pages.filter(({ path }) => unread.includes(parse(path).name))).toEqual([])
})

test('none of its links leads to a page that it has not, and no part of a page is an empty box', () => {
  const paths = new Set(pages.map(({ path }) => path))
  const dead = pages.flatMap(({ path, document }) =>
    [...document.querySelectorAll('a[href^="/"]')]
      .map((link) => (link.getAttribute('href') ?? '').replace(/[?#].*/, ''))
      .filter((href) => !/^\/(api|media)\//.test(href) && !paths.has(href))
      .map((href) => `${path} to ${href}`),
  )
  expect([...new Set(dead)]).toEqual([])
  const empty = pages.flatMap(({ path, document }) =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, ul, ol, td)')]
      .filter(
        (element) =>
          element.childElementCount === 0 &&
          !element.textContent?.trim() &&
          !element.hasAttribute('role') &&
          !element.hasAttribute('hidden'),
      )
      .map((element) => `${path}: ${element.outerHTML.slice(0, 80)} in ${element.parentElement?.className}`),
  )
  expect([...new Set(empty)]).toEqual([])
})

test('every page has a description of its own and the machines are told no price, hour or review', () => {
  for (const { path, document } of pages) {
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')?.length, path).toBeGreaterThan(40)
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')]
      .map((each) => each.textContent)
      .join()
    expect(data, path).not.toMatch(/minPrice|openingHours|reviewRating|hoursAvailable|hasCredential/)
  }
})
