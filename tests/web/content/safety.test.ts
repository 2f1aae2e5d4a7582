import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { afterShock, dangersToLife, darkHome, darkPart, shockFirst, shockStop, trippedSwitch } from '#content/safety.ts'
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

/** A person on a live part comes before whatever hangs on the switch, so that sentence stands alone. */
const told = [...sections, ...drawings, ...mails].flatMap(({ name, text: whole }) => {
  const text = whole.replaceAll(shockStop, '')
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
    'somebody who is being shocked: switch off, and 999 where that is not safe',
    /\bgetting a shock\b|\bbeing shocked\b|\bA shock: |\b(?:or|given) a shock\b[^.]*\b(?:main switch|power)\b/i,
    /Switch off at the plug or the main switch\b.*can't, call 999/i,
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
  expect(shockFirst).toMatch(/^Someone is being shocked\? Don't touch them\. Switch off .*999 on speaker and start CPR/)
  expect(trippedSwitch).toMatch(/^Unplug .*reset the switch once/)
  expect(darkPart).toContain(trippedSwitch)
  expect(dangersToLife.join(' ')).toMatch(/smell gas.*medical equipment/i)
})

test('after a shock everybody is told whom to ask, and who has to be seen', () => {
  expect(afterShock).toMatch(/even if they seem well.*111.*999 if they blacked out.*child.*pregnant.*heart.*tested/i)
  const answers = sections.filter(({ name }) => name === 'services/emergency' || name === 'rcd-keeps-tripping')
  expect(new Set(answers.filter(({ text }) => text.includes(afterShock)).map(({ name }) => name)).size).toBe(2)
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

/** How a text names each danger, in the order in which they are said. */
const dangers: [danger: string, named: RegExp][] = [
  ['fire', /(?<!not a )\b(?:fire|smoke|smokes|flames)\b(?!-| (?:alarm|detector|door|risk|safety|service|and))/i],
  ['gas', /\bsmell (?:of )?gas\b|\ba smell of gas\b|\bgas emergency line\b/i],
  ['shock', /\bbeing shocked\b|\bgetting a shock\b|\b(?:had|given) a shock\b|\ba shock\b.*\?/i],
  ['burning', /\bburning (?:or fishy )?smell|\bsmells? of burning\b|\bsparks?\b|\bsparking\b|\bburning\b/i],
  ['street', /\bstreet is dark\b|\bwhole street\b|\bneighbours are dark\b|\bstreet dark\b/i],
  ['dark home', /\bonly your home\b|\bwhole home\b|\bprepayment meter\b/i],
  ['dark part', /\bone switch (?:is |that is )?down\b|\bswitch that is down\b/i],
]
const toldWhom = /\b999\b|\b105\b|\b(?:call|ring) (?:us|an electrician|now|at once)\b|\bcall at once\b/i

function dangersIn(text: string): { danger: string; at: number }[] {
  return dangers.map(([danger, named]) => ({ danger, at: text.search(named) })).filter(({ at }) => at >= 0)
}

const lists = sections.filter(({ text }) => toldWhom.test(text) && dangersIn(text).length > 1)

test('every kind of text that lists dangers is read', () => {
  const names = new Set(lists.map(({ name }) => name))
  for (const name of ['services/emergency', 'blocks', 'urgentAdvice', 'exhibits', 'holiday-let-electrics', 'faqs'])
    expect(names).toContain(name)
})

test.each(lists)('$name names the dangers in the one order, fire first: $text', ({ text }) => {
  const found = dangersIn(text).toSorted((a, b) => a.at - b.at)
  expect(found.map(({ danger }) => danger)).toEqual(dangersIn(text).map(({ danger }) => danger))
})

test('fire and smoke are for 999 in every text that says to ring somebody', () => {
  const [, fire = /^/] = dangers[0] ?? []
  const ours = sections.filter(({ text }) => fire.test(text) && toldWhom.test(text) && !/\b999\b/.test(text))
  expect(ours.map(({ name, text }) => `${name}: ${text}`)).toEqual([])
})

test('no list of what is dangerous or dishonest has ticks', () => {
  const ticked = articles.flatMap(({ slug, parts }) =>
    parts.flatMap((part, index) => {
      const before = parts[index - 1]
      const heading = before?.kind === 'prose' ? before.html.match(/<h[23][^>]*>([^<]*)/g)?.at(-1) : undefined
      const isWarning = /\b(?:signs|walk away|dangers?|stop)\b/i.test(heading ?? '')
      return part.kind === 'checklist' && isWarning && !part.avoid ? [slug] : []
    }),
  )
  expect(ticked).toEqual([])
})
