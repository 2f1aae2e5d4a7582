import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { business, pounds } from '#content/business.ts'

const root = join(import.meta.dirname, '../../..')
const files = globSync(['web/content/**/*.{ts,md}', 'web/src/**/*.{ts,tsx,css}', 'web/index.html'], { cwd: root })
  .filter((file) => !['web/content/business.ts', 'web/content/lib/emergency-line.ts'].includes(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

// The owner's own, and those of the tests, which are what a page that types one has had.
const contacts = ['web/content/owner', 'tests/fixtures/owner'].flatMap((folder) =>
  readFileSync(join(root, folder, 'contact.yaml'), 'utf8').match(/(?<=^(phone|whatsapp|email): ).+/gm),
)

test('the numbers and the address by which the firm is reached are interpolated everywhere', () => {
  expect(contacts).toHaveLength(6)
  const plain = (text: string) => text.replace(/[\s()-]|\+44/g, '')
  const typed = contacts.map((contact) => plain(contact ?? '').replace(/^0/, ''))
  const places = files.filter(({ text }) => typed.some((contact) => plain(text).includes(contact)))
  expect(places.map(({ file }) => file)).toEqual([])
})

test.each(Object.entries(business.prices))('the price of %s is interpolated everywhere', (_name, amount) => {
  const literal = new RegExp(`£ ?(${amount}|${pounds(amount).slice(1)})(?!,?\\d)`)
  expect(files.filter(({ text }) => literal.test(text)).map(({ file }) => file)).toEqual([])
})

test('the hours of the emergency line are interpolated everywhere', () => {
  const places = files.flatMap(({ file, text }) => {
    // Other numbers are answered at any hour too, such as the network operator's.
    const lines = text.split('\n').filter((line) => !/105|^ *(\/\/|\/?\*)|title: 'Day or night'/.test(line))
    return lines.flatMap((line) => (hoursOfTheLine.test(line) ? `${file}: ${line.trim()}` : []))
  })
  expect(places).toEqual([])
})

const hoursOfTheLine = /24\/7|24 hours a day|365 days a year|day or night|at any hour/i
