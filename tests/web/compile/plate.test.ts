import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pictureProblem, plateProblems, plateTitle } from '../../../web/compile/plate.ts'

const start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" role="img" aria-labelledby="a-t">'
const plate = (drawing: string) => `${start}\n<title id="a-t">A lamp</title>\n${drawing}\n</svg>\n`

test('takes a plate in the colours of the logo, and its title for what it shows', () => {
  const logo = readFileSync('web/public/favicon.svg', 'utf8').match(/<(?:path|rect)[^>]*>/g) ?? []
  expect(logo).not.toEqual([])
  const good = plate(`<defs><path id="a" d="M0 0h9"/></defs>\n<use href="#a" stroke="none"/>${logo.join('')}`)
  expect(plateProblems(good)).toEqual([])
  expect(plateTitle(good)).toBe('A lamp')
})

test.each([
  ['a script', '<script>alert(1)</script>', 'holds <script>, which a drawing must not.'],
  ['a colour of its own', '<path fill="red"/>', 'has the colour red, which is not of the palette.'],
])('refuses a plate with %s', (_what, drawing, problem) => {
  expect(plateProblems(plate(drawing))).toContain(problem)
})

test('refuses a plate over 8 KB, without a title or of another size', () => {
  expect(plateProblems(plate(`<path d="${'M0 0h1'.repeat(1400)}"/>`))).toEqual([
    expect.stringMatching(/^has 8\d+ bytes/),
  ])
  expect(plateProblems(`${start}</svg>`)).toEqual(['has no <title id="..."> that says what it shows.'])
  expect(plateProblems(plate('').replace('0 0 800 600', '0 0 80 60'))).toEqual([
    'does not begin as an SVG of 800 by 600 with role="img".',
  ])
})

test("a service's page has a plate or names a picture, not both and not neither", () => {
  expect(pictureProblem(true, false)).toBeUndefined()
  expect(pictureProblem(false, true)).toBeUndefined()
  expect(pictureProblem(true, true)).toMatch(/shown nowhere/)
  expect(pictureProblem(false, false)).toMatch(/neither/)
})
