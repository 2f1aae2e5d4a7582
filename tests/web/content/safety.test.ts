import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { afterShock, shockFirst, shockStop, trippedSwitch } from '#content/safety.ts'
import { articles, burningSmell, drawings, fire, passages, sections, toldWhatToDo } from './all-content.ts'

/** Phrases that tell somebody to cut the power of the whole home. */
const instructions = [
  /\b(?:switch|turn)\b[^.]*\boff\b(?: the circuit, or)?[^.,]*\b(?:main switch|the power|the electricity)\b/i,
  /\bmain switch\b(?!, which)[^.]{0,30}\boff\b(?! a circuit)/i,
  /\bcut\b[^.]*\bmain switch\b/i,
]

const mails = globSync('lambdas/**/*{email,mail}*.ts').map((file) => ({ name: file, text: readFileSync(file, 'utf8') }))

/** A person on a live part comes before whatever hangs on the switch, so that sentence stands alone. */
const told = [...sections, ...drawings, ...mails].flatMap(({ name, text: whole }) => {
  const text = whole.replaceAll(shockStop, '')
  const at = Math.min(...instructions.map((pattern) => pattern.exec(text)?.index ?? Infinity))
  return at < Infinity ? [{ name, text, at }] : []
})

test('there are instructions to look at', () => {
  expect(told.map(({ name }) => name)).toContain('services/emergency')
})

test.each(told)('$name says what comes before the main switch', ({ text, at }) => {
  const gas = text.search(/\bsmell (?:of )?gas\b/i)
  expect(gas, `gas before the switch in: ${text}`).toBeGreaterThanOrEqual(0)
  expect(gas, `gas before the switch in: ${text}`).toBeLessThan(at)
  const equipment = text.search(/\bpowered medical equipment\b/i)
  expect(equipment, `medical equipment before the switch in: ${text}`).toBeGreaterThanOrEqual(0)
  expect(equipment, `medical equipment before the switch in: ${text}`).toBeLessThan(at)
})

test('the sentences that others are held to say it themselves', () => {
  expect(shockFirst).toMatch(
    /Don't touch them\. Switch off at the plug or the main switch\b.*can't, call 999.*999 on speaker, and give CPR only as the operator tells you\.$/,
  )
  expect(trippedSwitch).toMatch(/^Unplug .*reset the switch once/)
})

test('after a shock everybody is told whom to ask, and who has to be seen', () => {
  expect(afterShock).toMatch(/even if they seem well.*111.*999 if they blacked out.*child.*pregnant.*heart.*tested/i)
  const answers = sections.filter(({ name }) => name === 'services/emergency' || name === 'rcd-keeps-tripping')
  expect(new Set(answers.filter(({ text }) => text.includes(afterShock)).map(({ name }) => name)).size).toBe(2)
})

/** How a text names each danger, in the order in which they are said, and whom it calls first. */
const dangers: [danger: string, named: RegExp, first: RegExp][] = [
  ['fire', fire, /\b999\b/],
  ['gas', /\bsmell (?:of )?gas\b|\ba smell of gas\b|\bgas emergency line\b/i, /\b0800\s111\s999\b/],
  ['shock', /\bgetting an? (?:electric )?shock\b|\b(?:had|given) a shock\b|\ba shock\b.*\?/i, /\b999\b/],
  ['medical equipment', /\brel(?:y|ies) on powered medical equipment\b/i, /\b999\b/],
  ['burning smell', burningSmell, /\b999\b/],
  ['sparks', /\bsparks?\b|\bsparking\b/i, /(?:)/],
  ['live metal', /\bbrighten|\btingl/i, /\b105\b/],
  ['street', /\bwhole street\b|\bneighbours have no power\b/i, /\b105\b/],
  ['home', /\bno power in your home\b|\bwhole home\b|\bprepayment meter\b/i, /\b105\b/],
  ['part', /\bpart of your home\b|\bone switch (?:is |that is )?(?:down|tripped)\b|\bswitch that is down\b/i, /(?:)/],
]
/** A smell that is as good as a fire stands with it: said at the same length, so that positions hold. */
function withSmellAsFire(text: string): string {
  return text.replaceAll(/\bfire, smoke, or a burning smell\b/gi, (words) => 'fire or smoke'.padEnd(words.length))
}

function dangersIn(text: string): { danger: string; at: number }[] {
  const words = withSmellAsFire(text)
  return dangers.map(([danger, named]) => ({ danger, at: words.search(named) })).filter(({ at }) => at >= 0)
}

const lists = sections.filter(({ text }) => toldWhatToDo.test(text) && dangersIn(text).length > 1)

test('every kind of text that lists dangers is read', () => {
  const names = new Set(lists.map(({ name }) => name))
  for (const name of ['services/emergency', 'blocks', 'dangerAdvice', 'holiday-let-electrics', 'faqs'])
    expect(names).toContain(name)
})

test.each(lists)('$name names the dangers in the one order, fire first: $text', ({ text }) => {
  const found = dangersIn(text).toSorted((a, b) => a.at - b.at)
  expect(found.map(({ danger }) => danger)).toEqual(dangersIn(text).map(({ danger }) => danger))
})

const killing = dangers.filter(([danger]) => !['street', 'home', 'part'].includes(danger))

test.each([
  ['services/emergency', dangers],
  // Home and all services, which link to the emergency page for the rest.
  ['blocks', dangers.slice(0, 3)],
  ['one-room-no-power', killing],
  ['rcd-keeps-tripping', killing],
  ['holiday-let-electrics', killing],
  ['landlord-does-not-repair', killing],
])('%s has the whole list, each danger with whom to call', (name, expected) => {
  const counts = lists.filter((list) => list.name === name).map(({ text }) => ({ text, count: dangersIn(text).length }))
  const { text = '' } = counts.toSorted((a, b) => b.count - a.count)[0] ?? {}
  expect(dangersIn(text).map(({ danger }) => danger)).toEqual(
    expect.arrayContaining(expected.map(([danger]) => danger)),
  )
  const found = dangersIn(text).toSorted((a, b) => a.at - b.at)
  const unsaid = found.filter(({ danger, at }) => {
    const [, , first = /^/] = dangers.find(([name]) => name === danger) ?? []
    // Up to the next question, which is the sign of the next one.
    const next = found.find((other) => other.at > text.indexOf('?', at))
    return !first.test(text.slice(at, next?.at))
  })
  expect(unsaid.map(({ danger }) => danger)).toEqual([])
})

test('the lists name the main switch for a burning smell, and for live metal only without touching it', () => {
  const whole = lists.filter(({ text }) => dangersIn(text).length >= killing.length)
  expect(whole.length).toBeGreaterThan(4)
  for (const { name, text } of whole) {
    expect(text, name).toMatch(/\bburning smell\b[^?]*\?[^?]*\bmain switch\b/i)
    expect(text, name).toMatch(/\bbrighten\b[^?]*\?[^?]*\bmain switch\b[^.]*\bwithout touching metal\b/i)
  }
})

test('nobody is told to work the main switch of a fuse board that is hot, buzzing, scorched, wet or open', () => {
  const ofBoards = passages.flatMap(({ name, text }) => {
    const parts = text.split(/(?<=\?)/)
    return parts.flatMap((part, index) => {
      const sign = part.split(/[.!] /).at(-1) ?? ''
      const isBoard =
        /\bboard\b.*\?$/i.test(sign) && /\b(?:hot|warm|heat|buzz\w*|scorch\w*|wet|damp|open)\b/i.test(sign)
      return isBoard ? [{ name, sign, answer: parts[index + 1] ?? '' }] : []
    })
  })
  expect(new Set(ofBoards.map(({ name }) => name)).size).toBeGreaterThan(4)
  expect(ofBoards.filter(({ answer }) => !/don't touch it|keep away/i.test(answer) || /switch/i.test(answer))).toEqual(
    [],
  )
})

test('no list of what is dangerous or dishonest has ticks', () => {
  const ticked = articles.flatMap(({ slug, body }) =>
    body.flatMap((part, index) => {
      const before = body[index - 1]
      const heading = before?.kind === 'prose' ? before.html.match(/<h[23][^>]*>([^<]*)/g)?.at(-1) : undefined
      const isWarning = /\b(?:signs|walk away|dangers?|stop)\b/i.test(heading ?? '')
      return part.kind === 'checklist' && isWarning && !part.avoid ? [slug] : []
    }),
  )
  expect(ticked).toEqual([])
})
