import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sections } from './all-content.ts'

/** Ways in which a text tells somebody to cut the power of the whole home. */
const instructions = [
  /\b(?:switch|turn)\b[^.]*\boff\b(?: the circuit, or)?[^.,]*\b(?:main switch|the power|the electricity)\b/i,
  /\bmain switch\b(?!, which)[^.]{0,30}\boff\b(?! a circuit)/i,
  /\bcut\b[^.]*\bmain switch\b/i,
]

const drawings = globSync('web/content/drawings/*.svg').flatMap((file) => {
  const svg = readFileSync(file, 'utf8')
  const [, description = ''] = /<desc[^>]*>([^<]*)/.exec(svg) ?? []
  const words = [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, line]) => line)
  return [description, words.join(' ')].map((text) => ({ name: file, text }))
})

const mails = globSync('lambdas/**/*{email,mail}*.ts').map((file) => ({ name: file, text: readFileSync(file, 'utf8') }))

const told = [...sections, ...drawings, ...mails].flatMap(({ name, text }) => {
  const at = Math.min(...instructions.map((pattern) => pattern.exec(text)?.index ?? Infinity))
  return at < Infinity ? [{ name, text, at }] : []
})

test.each([
  'Otherwise: main switch off, if safe.',
  'If you can reach the main switch safely, turn it off.',
  'Turn off the circuit, or the main switch, if you can.',
  'Turn off the power, then call 999.',
  'Switch off at the main switch or the plug.',
  'Cut it at the plug or the main switch.',
])('knows an instruction to cut the power: %s', (text) => {
  expect(instructions.some((pattern) => pattern.test(text))).toBe(true)
})

test('there are instructions to look at', () => {
  expect(told.map(({ name }) => name)).toContain('services/emergency')
})

test.each(told)('$name says what comes before the main switch', ({ text, at }) => {
  const gas = text.search(/\bsmell (?:of )?gas\b/i)
  expect(gas, `gas before the switch in: ${text}`).toBeGreaterThanOrEqual(0)
  expect(gas, `gas before the switch in: ${text}`).toBeLessThan(at)
  expect(text).toMatch(/powered medical equipment/i)
})
