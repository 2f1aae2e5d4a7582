import { expect, test } from 'vitest'
import { dangerAdvice } from '#content/danger-advice.ts'
import * as safety from '#content/safety.ts'
import { soundsDangerous } from '#shared/danger.ts'
import { articles } from './all-content.ts'

/** The signs in a text: each is a question, answered by what to do. */
function signsIn(text: string): string[] {
  return text.match(/[^.?!:]+\?/g)?.map((sign) => sign.trim()) ?? []
}

test('the form recognises each danger that the site names, in its own words', () => {
  const texts = [...Object.values(safety), ...Object.values(dangerAdvice)].flat()
  const signs = texts.flatMap(signsIn)
  expect(signs.length).toBeGreaterThanOrEqual(8)
  expect(signs.filter((sign) => !soundsDangerous(sign))).toEqual([])
})

test('so it does with each sign that an article says to act on at once', () => {
  const rows = articles.flatMap(({ body }) => body.flatMap((part) => (part.kind === 'table' ? part.rows : [])))
  const signs = rows.filter((row) => row.some((cell) => /^act today$/i.test(cell))).map(([sign = '']) => sign)
  expect(signs.length).toBeGreaterThanOrEqual(4)
  expect(signs.filter((sign) => !soundsDangerous(sign))).toEqual([])
})
