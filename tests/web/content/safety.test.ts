import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { afterShock, carbonMonoxideHarm, shockFirst, shockStop, trippedSwitch } from '#content/safety.ts'
import { articles, sections } from './all-content.ts'

/** Phrases that tell somebody to cut the power of the whole home. */
const instructions = [
  /\b(?:switch|turn)\b[^.]*\boff\b(?: the circuit, or)?[^.,]*\b(?:main switch|the power|the electricity)\b/i,
  /\bmain switch\b(?!, which)[^.]{0,30}\boff\b(?! a circuit)/i,
  /\bcut\b[^.]*\bmain switch\b/i,
]

const drawings = globSync('web/content/{drawings,plates}/*.svg').flatMap((file) => {
  const svg = readFileSync(file, 'utf8')
  const [, description = ''] = /<(?:desc|title)[^>]*>([^<]*)<\/(?:desc|title)>(?!\s*<desc)/.exec(svg) ?? []
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

const burningSmell = /\bburning (?:or fishy )?smell|\bsmell(?:s|ing)? (?:of )?burning\b/i
/** Says it of the smell, or leaves all of it to the emergency page. */
const for999 =
  /(?:goes on|won't stop).{0,80}\b999\b|\bsmell\b[^.?]{0,60}\bget everyone out and call 999\b|\b999\b[^.?]*(?:goes on|won't stop)|\bburning\b.*\bemergency page says what to do\b/i

/** Statements that need another one with them, with the required words. */
const companions: [what: string, says: RegExp, with_: RegExp][] = [
  [
    'a home without power where nothing has tripped goes to the meter and to 105 before it goes to us',
    /\bno power at all\b|\blost (?:all )?power\b|\bno power in your home\b|\bneighbours have no power\b|\bwhole street (?:is off|has no power)\b/i,
    /prepayment meter[^.]*(?:\.[^.]*)?\b105\b/i,
  ],
  [
    'somebody who gets a shock: switch off, and 999 where that is not safe',
    /\bgetting an? (?:electric )?shock\b|\bA shock: |\b(?:or|given) a shock\b[^.]*\b(?:main switch|power)\b/i,
    /Switch off at the plug or the main switch\b.*can't, call 999/i,
  ],
  [
    'a fault in the supply makes metal live: keep off it, and 105',
    /\bbrighten|\btingl/i,
    /(?=.*\b(?:keep|everyone away)\b[^.]*\b(?:metal|it)\b).*\b105\b/is,
  ],
]

const lines = [...sections, ...drawings].filter(({ name }) => name !== 'reviews')

test.each(companions)('%s', (_what, says, with_) => {
  const told = lines.filter(({ text }) => says.test(text) && toldWhom.test(text))
  expect(told).not.toEqual([])
  expect(told.filter(({ text }) => !with_.test(text)).map(({ name, text }) => `${name}: ${text}`)).toEqual([])
})

test('a burning smell that goes on, or that nobody can trace, is for 999, wherever somebody is told what to do about one', () => {
  const told = lines.filter(
    ({ text }) => burningSmell.test(text) && (toldWhom.test(text) || /\bAct today\b/.test(text)),
  )
  const without = told.filter(({ text }) => !for999.test(text))
  expect(told.length).toBeGreaterThan(10)
  expect(without.map(({ name, text }) => `${name}: ${text}`)).toEqual([])
})

test('a fuse board that smells is for 999 at once, not only when the smell goes on', () => {
  const ofBoards = lines.filter(({ text }) => {
    const board = text.search(/\bboard\b/i)
    return board >= 0 && board < text.search(burningSmell)
  })
  expect(ofBoards).not.toEqual([])
  const waiting = ofBoards.filter(({ text }) => !/\bsmell\b[^.;?]*\bget everyone out and call 999\b/i.test(text))
  expect(waiting.map(({ name, text }) => `${name}: ${text}`)).toEqual([])
})

test('brown or scorched marks do not wait for a report', () => {
  const waits = /\b(?:brown|scorch\w*) marks?\b[^?]*\breport\b[^?]*\bcan wait\b/i
  expect(lines.flatMap(({ name, text }) => waits.exec(text)?.map((words) => `${name}: ${words}`) ?? [])).toEqual([])
})

test('whoever has breathed carbon monoxide is told the same in every text', () => {
  const told = sections.filter(({ text }) => /\bA&E\b|\bcarbon monoxide\b.*\b999\b/i.test(text))
  expect(new Set(told.map(({ name }) => name)).size).toBeGreaterThan(1)
  expect(
    told.filter(({ text }) => !text.includes(carbonMonoxideHarm)).map(({ name, text }) => `${name}: ${text}`),
  ).toEqual([])
})

test('a shock is for 999 or 111 before it is ours', () => {
  const ours = /\bshocks?\b(?:(?!\b(?:999|111)\b).){0,120}\b(?:for us|(?:ring|call) us|(?:call|need) an electrician)\b/i
  expect(lines.flatMap(({ name, text }) => ours.exec(text)?.map((words) => `${name}: ${words}`) ?? [])).toEqual([])
})

test('the sentences that others are held to say it themselves', () => {
  expect(shockFirst).toMatch(companions[1]?.[2] ?? '')
  expect(shockFirst).toMatch(
    /Don't touch them\. Switch off .*999 on speaker, and give CPR only as the operator tells you\.$/,
  )
  expect(trippedSwitch).toMatch(/^Unplug .*reset the switch once/)
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

/** How a text names each danger, in the order in which they are said, and whom it calls first. */
const dangers: [danger: string, named: RegExp, first: RegExp][] = [
  [
    'fire',
    /(?<!not a )\b(?:fire|smoke|smokes|flames)\b(?!-| (?:alarm|detector|door|risk|safety|service|and))/i,
    /\b999\b/,
  ],
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
const toldWhom =
  /\b999\b|\b105\b|\b(?:call|ring) (?:us|an electrician|now|at once)\b|\bcall at once\b|\bneed an electrician\b/i

/** A smell that is as good as a fire stands with it: said at the same length, so that positions hold. */
function withSmellAsFire(text: string): string {
  return text.replaceAll(/\bfire, smoke, or a burning smell\b/gi, (words) => 'fire or smoke'.padEnd(words.length))
}

function dangersIn(text: string): { danger: string; at: number }[] {
  const words = withSmellAsFire(text)
  return dangers.map(([danger, named]) => ({ danger, at: words.search(named) })).filter(({ at }) => at >= 0)
}

const lists = sections.filter(({ text }) => toldWhom.test(text) && dangersIn(text).length > 1)

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
  const ofBoards = lines.flatMap(({ name, text }) => {
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

test('fire and smoke are for 999 in every text that says to ring somebody', () => {
  const [, fire = /^/] = dangers[0] ?? []
  const ours = sections.filter(({ text }) => fire.test(text) && toldWhom.test(text) && !/\b999\b/.test(text))
  expect(ours.map(({ name, text }) => `${name}: ${text}`)).toEqual([])
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
