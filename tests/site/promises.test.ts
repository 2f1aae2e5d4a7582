import { expect, test } from 'vitest'
import { calendar } from '#content/lib/calendar.ts'
import { emergencyAbout } from '#contract/quote-rules.ts'
import { repliesWithin, standingPromise } from '#contract/reply-promise.ts'
import { openingHoursData } from '../../web/src/seo/opening-data.ts'
import { pagesWhere } from './built-site.ts'

/** Reply promises that a built page may contain. */
const standing = [undefined, emergencyAbout].flatMap((about) => Object.values(standingPromise(calendar, { about })))
const told = [...standing, ...Object.values(repliesWithin)].toSorted((a, b) => b.length - a.length)

test('a built page says nothing of when an enquiry is answered but what is true at any time [O2]', () => {
  const found = pagesWhere(({ path, document }) => {
    // Articles name periods set by law.
    if (path.startsWith('/blog/')) return []
    let text = (document.body.textContent ?? '').replace(/\s+/g, ' ')
    for (const words of told) text = text.replaceAll(words, '')
    return text.match(/.{0,40}(within|in) (an|one|\d+) hours?\b|.{0,40}(next|same) working day|.{0,40}reply by/g) ?? []
  })
  expect(found).toEqual({})
})

test('the emergency page says its promise and no other, and every form has one [O2]', () => {
  const found = pagesWhere(({ path, document }) => {
    const forms = [...document.querySelectorAll('main form[method=post]')]
    const about = path === '/services/emergency' ? emergencyAbout : undefined
    const { sentence } = standingPromise(calendar, { about })
    return forms.flatMap((form) => (form.textContent?.includes(sentence) ? [] : `a form without: ${sentence}`))
  })
  expect(found).toEqual({})
})

test('search engines read the hours that the promise is made from', () => {
  const days = openingHoursData.flatMap(({ dayOfWeek, opens, closes }) =>
    dayOfWeek.map((day) => [day.toLowerCase(), { opens, closes }]),
  )
  const open = Object.entries(calendar.week).filter(([, hours]) => hours !== 'closed')
  expect(Object.fromEntries(days)).toEqual(Object.fromEntries(open))
})
