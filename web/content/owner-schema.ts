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

export const Prices = z.strictObject({
  installation: wholePounds('150'),
  testing: wholePounds('120'),
  homeEicr: wholePounds('180'),
  emergencyCallOut: wholePounds('95'),
  emergencyHourly: wholePounds('65'),
  lighting: wholePounds('80'),
  fullRewire: wholePounds('2500'),
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
const day = 24 * 60 * 60 * 1000

const ClosedPeriod = z
  .strictObject({
    from: CalendarDate,
    to: CalendarDate,
    sentence: Text.max(140).regex(/\d/, {
      error: 'names no date. Browsers without script show it at any time, so say for example: until 1 January',
    }),
  })
  .refine(({ from, to }) => from <= to, {
    error: ({ input }) => `is ${wordsOf(input, 'to')}, before the first closed day, ${wordsOf(input, 'from')}`,
    path: ['to'],
  })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < longestDays * day, {
    error: `is more than ${longestDays} days after the first closed day. Look at the year`,
    path: ['to'],
  })

/** Each function that mails carries them in its environment, which AWS limits to 4 KB. */
export const ClosedDays = z
  .array(ClosedPeriod)
  .refine((periods) => periods.length <= 8, 'has more than 8 entries. Take out those that are over')

const YesOrNo = z.enum(['yes', 'no']).transform((word) => word === 'yes')

/** The day on which the owner confirmed a claim, or `no`: false. */
const Confirmed = z
  .union([z.literal('no'), CalendarDate], {
    error: ({ input }) => `is "${input}" and must be the day on which you checked it, for example 2026-11-22, or: no`,
  })
  .refine((date) => date === 'no' || date <= new Date().toISOString().slice(0, 10), {
    error: ({ input }) => `is ${input}, which is still to come. Write the day on which you checked it, or: no`,
  })
  .transform((date) => date !== 'no' && date)

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
  link: z.url({ protocol: /^https$/, error: 'must be a link that starts with https://' }).optional(),
  text: Text.max(600),
})

export const Reviews = z
  // A list of which every entry was deleted is an empty line.
  .strictObject({ samples: YesOrNo, reviews: z.preprocess((list) => (list === '' ? [] : list), z.array(Review)) })
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
  /** What the photograph shows. */
  portrait: Text.max(140),
})

function wordsOf(value: unknown, key: string): string {
  return typeof value === 'object' && value !== null && key in value ? String(value[key as keyof typeof value]) : ''
}
