import { readdirSync, readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import sample from '../../../scripts/sample/projects.json' with { type: 'json' }

const folder = 'scripts/sample/plans'
const style = readFileSync('scripts/sample/plan.css', 'utf8')
/** A phone's screen, which a plan fills, and the smallest letters on it that are easy to read, both in CSS pixels. */
const phone = { width: 390, letters: 11 }
const svg = (file: string) => {
  const text = readFileSync(file, 'utf8')
  return { text, document: new JSDOM(text, { contentType: 'image/svg+xml' }).window.document }
}
const { document: symbols } = svg('web/src/features/portfolio/plan-symbols.svg')

test.each(readdirSync(folder))(
  'the job of %s explains each mark once, and no other, and no letter is too small',
  (file) => {
    const { text, document } = svg(`${folder}/${file}`)
    const found = (selector: string) => [...document.querySelectorAll(selector)]
    const drawn = new Set([
      ...found('use').map((use) => use.getAttribute('href')?.slice(1)),
      ...found('.tag').map(({ textContent }) => textContent.trim()),
      ...['cable', 'armoured', 'data', 'earth', 'zone'].filter((line) => found(`.${line}`).length > 0),
    ])
    const job = sample.portfolio_projects.find(({ image_url }) => image_url === file.replace('.svg', '.jpg'))
    const marks = job?.plan?.marks.map(({ mark }) => mark)
    expect(marks?.toSorted()).toEqual([...drawn].toSorted())
    expect(marks?.filter((mark) => !/^\d$/.test(mark) && !symbols.getElementById(mark))).toEqual([])

    const units = Number(document.documentElement.getAttribute('viewBox')?.split(' ')[2])
    const letters = `${style}${text}`.matchAll(/(?:font-size="|font[^;]*?\s)([\d.]+)(?:px|")/g)
    const sizes = [...letters].map(([, size]) => Number(size))
    expect(sizes).not.toEqual([])
    expect(sizes.filter((size) => (size * phone.width) / units < phone.letters)).toEqual([])
  },
)
