import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { beforeTheMainSwitch, darkHome, shockFirst, trippedSwitch } from '#content/safety.ts'
import { articles, partHtml, sections } from './all-content.ts'

/** Phrases that tell somebody to cut the power of the whole home. */
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

/** Statements that need another one with them, with the required words. */
const companions: [what: string, says: RegExp, with_: RegExp][] = [
  [
    'a dark home in a lit street goes to the meter and to 105 before it goes to us',
    /\bno power at all\b|\blost (?:all )?power\b|\bneighbours are (?:dark|lit)\b|\b(?:whole|the) street(?: is| has)? (?:dark|lost power)\b/i,
    /prepayment meter[^.]*105/i,
  ],
  [
    'somebody who is getting a shock is for 999, whether or not the power can be cut',
    /\bgetting a shock\b|\bbeing shocked\b|\bA shock: |\b(?:or|given) a shock\b[^.]*\b(?:main switch|power)\b/i,
    /cannot cut the power[^.]*999 now/i,
  ],
]

const lines = [...sections, ...drawings].filter(({ name }) => name !== 'reviews')

test.each(companions)('%s', (_what, says, with_) => {
  const alone = lines.filter(({ text }) => says.test(text) && !with_.test(text))
  expect(alone.map(({ name, text }) => `${name}: ${text}`)).toEqual([])
})

test('the sentences that others are held to say it themselves', () => {
  expect(darkHome).toMatch(companions[0]?.[2] ?? '')
  expect(shockFirst).toMatch(companions[1]?.[2] ?? '')
  expect(shockFirst).toMatch(/999 on speaker.*breathing and CPR/)
  expect(trippedSwitch).toMatch(/^Unplug .*reset once/)
  expect(beforeTheMainSwitch).toMatch(/smell gas.*medical equipment/)
})

test('whatever has tripped is unplugged before it is reset, in every text', () => {
  const reset = /\bonce\b[^.]{0,40}\breset\b|\b(?:then |one )?reset\b[^.]{0,40}\bonce\b|\bthen up\b/i
  const first =
    /\bunplug|\bswitch off what|\bfit a bulb|\bnew bulb|\breplace the bulb|\bchange the bulb|\bfewer things/i
  const early = lines.filter(({ text }) => {
    const at = text.search(reset)
    return at >= 0 && !first.test(text.slice(0, at + 40))
  })
  expect(early.map(({ name, text }) => `${name}: ${text}`)).toEqual([])
})

test("a heater's own cut-out is not taken for the network's sealed fuse", () => {
  const html = articles.flatMap(({ slug, parts }) => parts.flatMap(partHtml).map((html) => `${slug}: ${html}`))
  expect(html.filter((text) => /thermal\s+<a/.test(text))).toEqual([])
})
