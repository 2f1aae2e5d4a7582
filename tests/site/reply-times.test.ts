import { expect, test } from 'vitest'
import { repliesWithin } from '#content/reply-times.ts'
import { ringFirst } from '#shared/enquiry-words.ts'
import { sentPath } from '#shared/form-paths.ts'
import { pagesWhere } from './built-site.ts'

const times = Object.values(repliesWithin)
const emergencyPage = '/services/emergency'
const wordsOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ')
const countOf = (text: string, words: string) => text.split(words).length - 1

test('a page says how fast the business replies in its two strings alone, each at most once', () => {
  const found = pagesWhere(({ path, document }) => {
    // Articles name periods set by law.
    if (path.startsWith('/blog/')) return []
    const text = wordsOf(document.body)
    const others = times.reduce((left, words) => left.replaceAll(words, ''), text)
    return [
      ...times.filter((words) => countOf(text, words) > 1).map((words) => `twice: ${words}`),
      ...(others.match(/(within|in) (an|one|\d+) hours?\b|(next|same) working day|reply by/g) ?? []),
    ]
  })
  expect(found).toEqual({})
})

test('every form says it, but that of an emergency, which asks people to ring', () => {
  const found = pagesWhere(({ path, document }) => {
    const expected = path === emergencyPage ? ringFirst : repliesWithin.form
    const forms = [...document.querySelectorAll('main form[method=post]')]
    return forms.flatMap((form) => (wordsOf(form).includes(expected) ? [] : `a form without: ${expected}`))
  })
  expect(found).toEqual({})
})

test('the page that answers a post says from when its time counts, because it may be read again days later', () => {
  const found = pagesWhere(({ path, document }) =>
    path === sentPath && wordsOf(document.body).includes(`${repliesWithin.form} of sending it`) ? [path] : [],
  )
  expect(found).toEqual({ [sentPath]: [sentPath] })
})

test('the hour is for calls and WhatsApp, and stands on the contact page alone', () => {
  const found = pagesWhere(({ document }) => wordsOf(document.body).match(/[^.]*1 hour during business hours/g) ?? [])
  expect(found).toEqual({ '/contact': [expect.stringMatching(/We reply to calls and WhatsApp within 1 hour/)] })
})
