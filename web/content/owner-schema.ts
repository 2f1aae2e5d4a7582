/**
 * What the owner's files must hold (`owner/*.yaml`, read by `owner-file.ts`). Every value is text as it stands there; what is
 * a number or a time becomes one here. Whoever reads the sentences knows no code, so each says what to write instead.
 */
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as z from 'zod'
import { type Week, type Weekday, weekdays } from '#contract/week.ts'
import { CalendarDate, Text } from './schema.ts'

const wholePounds = (example: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,5}$/, {
      error: ({ input }) => `is "${input}" and must be whole pounds, without sign or pence, for example ${example}`,
    })
    .transform(Number)

/** Each with a name of its own in `prices.yaml`, printed after the word "from". */
const startingPrices = z.strictObject({
  installation: wholePounds('150'),
  testing: wholePounds('120'),
  homeEicr: wholePounds('180'),
  emergencyCallOut: wholePounds('95'),
  emergencyHourly: wholePounds('65'),
  lighting: wholePounds('80'),
  fullRewire: wholePounds('2500'),
})

/** The day on which the owner confirmed a claim or a table of prices, or `no`: false. */
const Confirmed = z
  .union([z.literal('no'), CalendarDate], {
    error: ({ input }) => `is "${input}" and must be the day on which you checked it, for example 2026-11-22, or: no`,
  })
  .refine((date) => date === 'no' || date <= new Date().toISOString().slice(0, 10), {
    error: ({ input }) => `is ${input}, which is still to come. Write the day on which you checked it, or: no`,
  })
  .transform((date) => date !== 'no' && date)

/** A wider range says nothing, and is mostly a slip of a digit. */
const widestRange = 3

const PriceRow = z
  .strictObject({
    for: Text.max(70),
    from: wholePounds('3800'),
    to: wholePounds('6000'),
    includes: z.string('is missing: say in a few words what this money buys').pipe(Text.max(160)),
    moves: Text.max(120),
  })
  .refine(({ from, to }) => from <= to, {
    error: ({ input }) => `is ${wordsOf(input, 'to')}, below from, ${wordsOf(input, 'from')}`,
    path: ['to'],
  })
  .refine(({ from, to }) => to <= from * widestRange, {
    error: `is more than ${widestRange} times from. Look at the digits of both`,
    path: ['to'],
  })

const PriceRows = z.strictObject({
  confirmed: Confirmed,
  rows: z
    .array(PriceRow)
    .min(2)
    .max(8)
    .check(({ value: rows, issues }) => {
      for (const [index, row] of rows.entries()) {
        const before = rows.slice(0, index).find((other) => other.for === row.for)
        if (before) issues.push({ code: 'custom', input: row.for, path: [index, 'for'], message: 'is there twice' })
      }
    }),
})

/** The tables of ranges, each with the starting price that none of its rows may undercut. */
const lowest = {
  rewire: 'fullRewire',
  eicr: 'testing',
  board: 'installation',
  charger: 'installation',
  sockets: 'installation',
  downlights: 'lighting',
  gardenOffice: 'installation',
  heatingControls: 'installation',
} as const satisfies Record<string, keyof typeof startingPrices.shape>

type TableName = keyof typeof lowest
// Object.keys forgets which they are.
const tableNames = Object.keys(lowest) as TableName[]

// Object.fromEntries forgets the names.
const tables = Object.fromEntries(tableNames.map((name) => [name, PriceRows])) as Record<TableName, typeof PriceRows>

export const Prices = z
  .strictObject({
    ...startingPrices.shape,
    ...tables,
    /** What `scripts/site/price-changes.ts` asks to be confirmed. */
    largeChanges: z.array(z.string()).optional(),
  })
  .check(({ value, issues }) => {
    // A figure that is none has its sentence already.
    if (issues.length > 0) return
    for (const name of tableNames) {
      const start = lowest[name]
      const index = value[name].rows.findIndex(({ from }) => from < value[start])
      const from = value[name].rows[index]?.from
      if (from !== undefined) {
        const message = `is ${from}, below ${start}, ${value[start]}, which the pages print as the lowest price. Change one of them`
        issues.push({ code: 'custom', input: from, path: [name, 'rows', index, 'from'], message })
      }
    }
  })
  .transform(({ largeChanges: _, ...prices }) => {
    const starting = Object.entries(prices).filter(([name]) => name in startingPrices.shape)
    const ranges = Object.entries(prices).filter(([name]) => name in lowest)
    return {
      // The names are those of the two shapes.
      starting: Object.fromEntries(starting) as z.infer<typeof startingPrices>,
      ranges: Object.fromEntries(ranges) as Record<TableName, z.infer<typeof PriceRows>>,
    }
  })

const time = '([01]?\\d|2[0-3]):([0-5]\\d)'
const fromTo = new RegExp(`^${time} ?[-–] ?${time}$`)

/** `08:00 - 18:00` or `closed`. */
const OpeningDay = z.string().transform((text, context): Week[Weekday] => {
  if (text === 'closed') return text
  const [, hour = '', minutes, closingHour = '', closingMinutes] = fromTo.exec(text) ?? []
  const opens = `${hour.padStart(2, '0')}:${minutes}`
  const closes = `${closingHour.padStart(2, '0')}:${closingMinutes}`
  if (!hour) context.addIssue(`is "${text}" and must be two times, for example 08:00 - 18:00, or the word closed`)
  else if (opens >= closes) context.addIssue(`closes at ${closes}, before it opens at ${opens}`)
  return { opens, closes }
})

// The keys are the weekdays, which Object.fromEntries forgets.
const week = Object.fromEntries(weekdays.map((weekday) => [weekday, OpeningDay])) as Record<Weekday, typeof OpeningDay>
export const OpeningHours = z
  .strictObject(week)
  .refine((days) => Object.values(days).some((day) => day !== 'closed'), 'says that no day is open')

const longestDays = 365
const furthestDays = 2 * 365
const day = 24 * 60 * 60 * 1000
const dayAfter = (date: string) => new Date(Date.parse(date) + day).toISOString().slice(0, 10)

const months = 'January February March April May June July August September October November December'.split(' ')
const dateInWords = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (${months.join('|')})\\b(?: (\\d{4}))?`, 'g')

/** `24 December`, as a sentence names the day of an ISO date, with the year if the sentence has one. */
function inWords(date: string, year = false): string {
  const [y, month, dayOfMonth] = date.split('-').map(Number)
  return `${dayOfMonth} ${months[(month ?? 1) - 1]}${year ? ` ${y}` : ''}`
}

/** What the sentence of closed days says otherwise than their dates. */
function disagreement({ from, to, sentence }: { from: string; to: string; sentence: string }): string | undefined {
  const named = [...sentence.matchAll(dateInWords)].map(([, number, month, year]) => ({
    words: `${Number(number)} ${month}${year ? ` ${year}` : ''}`,
    hasYear: year !== undefined,
  }))
  const [first] = named
  const last = named.at(-1)
  if (!first || !last)
    return 'names no date. Browsers without script show it at any time, so say for example: until 1 January'
  const is = ({ words, hasYear }: typeof first, ...dates: string[]) =>
    dates.some((date) => inWords(date, hasYear) === words)
  if (!is(last, to, dayAfter(to)))
    return `says ${last.words}, and the last closed day is ${inWords(to)}. Change one of them`
  if (named.length > 1 && !is(first, from)) {
    return `says ${first.words}, and the first closed day is ${inWords(from)}. Change one of them`
  }
  return undefined
}

const ClosedPeriod = z
  .strictObject({
    from: CalendarDate,
    to: CalendarDate,
    sentence: Text.max(140),
  })
  .refine(({ from, to }) => from <= to, {
    error: ({ input }) => `is ${wordsOf(input, 'to')}, before the first closed day, ${wordsOf(input, 'from')}`,
    path: ['to'],
  })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < longestDays * day, {
    error: `is more than ${longestDays} days after the first closed day. Look at the year`,
    path: ['to'],
  })
  // Nearer every day: what passes once passes for ever.
  .refine(({ from }) => Date.parse(from) - Date.now() < furthestDays * day, {
    error: 'is more than two years away. Look at the year',
    path: ['from'],
  })
  .check(({ value, issues }) => {
    // Dates that are wrong among themselves have their sentence already.
    const message = issues.length > 0 ? undefined : disagreement(value)
    if (message) issues.push({ code: 'custom', input: value.sentence, path: ['sentence'], message })
  })

/** More would be a list that nobody looks through any more. */
export const ClosedDays = z
  .array(ClosedPeriod)
  .refine((periods) => periods.length <= 8, 'has more than 8 entries. Take out those that are over')
  .check(({ value: periods, issues }) => {
    for (const [index, { from, to }] of periods.entries()) {
      const other = periods.slice(0, index).find((earlier) => from <= earlier.to && earlier.from <= to)
      if (!other) continue
      const message = `is ${from}, and ${other.from} to ${other.to} is closed already. Make one entry of both`
      issues.push({ code: 'custom', input: from, path: [index, 'from'], message })
    }
  })

const YesOrNo = z.enum(['yes', 'no']).transform((word) => word === 'yes')

/** What the site claims and only the owner can know. */
export const Claims = z.strictObject({
  insurance: Confirmed,
  yearsInBusiness: Confirmed,
  sameWeekVisits: Confirmed,
  emergencyMinutes: Confirmed,
  allHours: Confirmed,
  replyTimes: Confirmed,
  guarantee: Confirmed,
  story: Confirmed,
})

/** The folder is the list of areas. */
const areas = readdirSync(join(import.meta.dirname, 'areas')).map((file) => basename(file, '.ts'))

const HttpsLink = z.url({ protocol: /^https$/, error: 'must be a link that starts with https://' })

/** A customer's words and what the page says about them. */
const Review = z.strictObject({
  show: YesOrNo,
  /** The page of this area shows it instead of the home page. */
  area: z.enum(areas).optional(),
  name: Text.max(60),
  location: Text.max(60),
  /** As printed: `October 2024`. */
  date: Text.max(40),
  service: Text.max(60).optional(),
  /** Stars out of 5. */
  rating: z
    .string()
    .regex(/^[1-5]$/, { error: ({ input }) => `is "${input}" and must be a number of stars from 1 to 5` })
    .transform(Number)
    .optional(),
  /** Where the customer published it: `Google`. */
  published: Text.max(40).optional(),
  link: HttpsLink.optional(),
  text: Text.max(600),
})

export const Reviews = z
  // A list of which every entry was deleted is an empty line.
  .strictObject({
    samples: YesOrNo,
    reviewLink: HttpsLink.optional(),
    reviews: z.preprocess((list) => (list === '' ? [] : list), z.array(Review)),
  })
  .check(({ value: { samples, reviews }, issues }) => {
    for (const [index, { show, published }] of reviews.entries()) {
      if (samples || !show || published) continue
      issues.push({
        code: 'custom',
        input: published,
        path: ['reviews', index, 'published'],
        message: 'is missing: say where the customer published it, for example Google, or a letter to us',
      })
    }
  })

export const TeamNote = z.strictObject({
  title: Text.max(60),
  paragraphs: z.array(Text.max(600)).min(1).max(5),
  signature: Text.max(80),
  /** What the photographs show. */
  portrait: Text.max(140),
  van: Text.max(140),
})

function wordsOf(value: unknown, key: string): string {
  return typeof value === 'object' && value !== null && key in value ? String(value[key as keyof typeof value]) : ''
}
