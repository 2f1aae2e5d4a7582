/**
 * Schemas of the owner's files (`owner/*.yaml`, read by `owner-file.ts`). Every value is text, and is converted to a
 * number or a time here. The messages are for readers who know no code, so each says what to write instead.
 */
import * as z from 'zod'
import { phoneProblem, readPhoneNumbers } from '#shared/phone-number.ts'
import { readOpeningHours } from '../content/lib/opening-hours.ts'
import { type PriceTableName, rowNames } from '../content/lib/price-table-heads.ts'
import { CalendarDate, HttpsLink, Text } from '../content/lib/schema.ts'
import { filesIn } from './files-in.ts'

const wholePounds = (example: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,5}$/, {
      error: ({ input }) => `is "${input}" and must be whole pounds, without sign or pence, for example ${example}`,
      abort: true,
    })
    .transform(Number)

/** The date on which the owner confirmed a file; `no` becomes false. */
const Confirmed = z
  .union([z.literal('no'), CalendarDate], {
    error: ({ input }) => `is "${input}" and must be the day on which you checked it, for example 2026-11-22, or: no`,
  })
  .refine((date) => date === 'no' || date <= new Date().toISOString().slice(0, 10), {
    error: ({ input }) => `is ${input}, which is still to come. Write the day on which you checked it, or: no`,
  })
  .transform((date) => date !== 'no' && date)

/** Numbers kept for drama: https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama */
const dramaNumber = /^\+44(2079460|7700900|1632960)\d{3}$/

/** A phone number, as displayed and as dialled (E.164). */
const PhoneNumber = z.string().transform((typed, context) => {
  const [number, another] = readPhoneNumbers(typed)
  if (number && !another) return number
  context.addIssue(
    number
      ? `is "${typed}", which is more than one number. Write one`
      : `is "${typed}", which nobody can ring. ${phoneProblem(typed)?.replace(/\.$/, '')}`,
  )
  return z.NEVER
})

const wholePostcode = /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/

const missing = 'is missing: write its line, or take the # and the space away from it'

/** An issue for each field that is missing from a group of which something is there, or of what goes with it. */
function missingFields(group: Record<string, string | undefined>, companion?: string) {
  const named = Object.entries(group)
  if (!companion && named.every(([, words]) => !words)) return []
  return named.flatMap(([field, words]) =>
    words ? [] : [{ code: 'custom' as const, input: words, path: [field], message: missing }],
  )
}

/** The business's identity and contact details. */
export const Contact = z
  .strictObject({
    confirmed: Confirmed,
    name: Text.max(60),
    shortName: Text.max(20),
    phone: PhoneNumber,
    whatsapp: PhoneNumber,
    email: z.email({
      error: ({ input }) => `is "${input}" and must be an address that mail can reach, for example hello@example.co.uk`,
    }),
    street: Text.max(80).optional(),
    town: Text.max(40),
    county: Text.max(40),
    postcode: Text.max(8),
    companyName: Text.max(80).optional(),
    companyNumber: z
      .string()
      .regex(/^([A-Z]{2}|\d{2})\d{6}$/, 'must be the eight signs that Companies House gave you, for example 01234567')
      .optional(),
    registeredOffice: Text.max(120).optional(),
    vatRegistered: z.enum(['yes', 'no']).optional(),
    vatNumber: Text.max(20).optional(),
  })
  .check(({ value, issues }) => {
    if (issues.length > 0) return
    const { confirmed, phone, whatsapp, street, postcode, companyName, companyNumber, registeredOffice } = value
    const { vatRegistered, vatNumber } = value
    const refuse = (field: keyof typeof value, message: string) =>
      issues.push({ code: 'custom', input: value[field], path: [field], message })
    if (street && !wholePostcode.test(postcode)) {
      refuse('postcode', `is "${postcode}", and with a street it must be the whole one, for example TW9 1AA`)
    }
    issues.push(...missingFields({ companyName, companyNumber, registeredOffice }))
    if (vatRegistered !== 'no') issues.push(...missingFields({ vatRegistered, vatNumber }))
    if (!confirmed) return
    for (const [field, { display, e164 }] of Object.entries({ phone, whatsapp })) {
      // Cast: the keys are the fields.
      if (dramaNumber.test(e164)) refuse(field as 'phone', `is ${display}, a number of films, which nobody answers`)
    }
  })

/** Maximum ratio of a price range: a wider one says nothing, and is usually a typing error. */
const widestRange = 3

const PriceRow = z
  .strictObject({
    for: Text.max(70),
    from: wholePounds('3800'),
    to: wholePounds('6000'),
    moves: Text.max(120),
    /** By this name texts print the price. */
    name: z.string().optional(),
    /** True for work that building control has to be told of. */
    notifiable: z.literal('yes').optional(),
  })
  .refine(({ from, to }) => from <= to, {
    error: ({ input }) => `is ${textAt(input, 'to')}, below from, ${textAt(input, 'from')}`,
    path: ['to'],
  })
  .refine(({ from, to }) => to <= from * widestRange, {
    error: `is more than ${widestRange} times from. Check the digits of both`,
    path: ['to'],
  })

/** A sentence or two, printed as they are. */
const Sentence = (what: string) =>
  z.string(`is missing: say in a sentence ${what}`).pipe(
    Text.max(200).regex(/\.$/, {
      error: ({ input }) => `is "${input}" and must be a sentence, with a full stop at its end`,
      abort: true,
    }),
  )

const PriceRows = z.strictObject({
  /** A few words for the first row: lists print them before its price. */
  lead: Text.max(40),
  /** What the money of the first row buys. */
  buys: Sentence('what the price of the first row buys'),
  /** What the money of every row buys. */
  includes: Sentence('what these prices include'),
  rows: z
    .array(PriceRow)
    .min(2)
    .max(8)
    // Cast: there are at least two rows.
    .transform((rows) => rows as [(typeof rows)[0], ...typeof rows]),
})

/** Rows in which each of these names stands once. A row has its own name, so that others may be put above it. */
function namedRows(names: readonly string[]): typeof PriceRows {
  return PriceRows.check(({ value: { rows }, issues }) => {
    const found = rows.map(({ name }) => name)
    for (const name of names.filter((each) => !found.includes(each))) {
      const message = `must have the line "name: ${name}" in one row, because texts print its price`
      issues.push({ code: 'custom', input: rows, path: ['rows'], message })
    }
    for (const [index, name] of found.entries()) {
      if (!name || (names.includes(name) && found.indexOf(name) === index)) continue
      const why = names.includes(name) ? 'as in a row above' : `which no text prints, only ${names.join(' and ')}`
      const message = `is "${name}", ${why}. Correct or delete the line`
      issues.push({ code: 'custom', input: name, path: ['rows', index, 'name'], message })
    }
  })
}

// Cast: `fromEntries` loses the names.
const priceTables = Object.fromEntries(
  Object.entries(rowNames).map(([table, names]) => [table, namedRows(names)]),
) as Record<PriceTableName, typeof PriceRows>

export const Prices = z
  .strictObject({
    confirmed: Confirmed,
    emergency: z
      .strictObject({
        callOut: wholePounds('95'),
        hourly: wholePounds('65'),
        /** What the call-out fee covers. */
        includes: Sentence('what the call-out fee covers'),
        /** The same two at night, on Sundays and on bank holidays. */
        outOfHoursCallOut: wholePounds('140').optional(),
        outOfHoursHourly: wholePounds('95').optional(),
      })
      .refine((prices) => !prices.outOfHoursCallOut === !prices.outOfHoursHourly, {
        error: 'must have both outOfHoursCallOut and outOfHoursHourly, or neither',
      }),
    /** What building control charges for notifiable work, by council. */
    buildingControl: z.array(z.strictObject({ council: Text.max(40), fee: wholePounds('345') })).min(1),
    ...priceTables,
  })
  .transform(({ confirmed, emergency, buildingControl, ...ranges }) => ({
    confirmed,
    emergency,
    buildingControl,
    ranges,
  }))

const OpeningHours = Text.max(80).transform((line, context) => {
  const open = readOpeningHours(line)
  if (open) return { line, open }
  context.addIssue(`is "${line}" and must name days and hours, for example Mon-Fri 8am-6pm, Sat 8.30am-4pm`)
  return z.NEVER
})

const furthestDays = 366
const day = 24 * 60 * 60 * 1000

/** Empty, or a sentence with its last day. */
export const Notice = z.preprocess(
  (value) => (Array.isArray(value) && value.length === 0 ? undefined : value),
  z
    .strictObject({
      // A date that passes once passes for ever, because it only comes closer.
      lastDay: CalendarDate.refine((date) => Date.parse(date) - Date.now() < furthestDays * day, {
        error: 'is more than a year away. Check the year',
      }),
      text: Text.max(140),
    })
    .optional(),
)

const YesOrNo = z.enum(['yes', 'no']).transform((word) => word === 'yes')

const wholeNumber = (example: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,2}$/, { error: ({ input }) => `is "${input}" and must be a number, for example ${example}` })
    .transform(Number)

/** The note on the About page, and who signs it. */
const Note = z.strictObject({
  title: Text.max(60),
  paragraphs: z.array(Text.max(600)).min(1).max(5),
  signature: Text.max(80),
  /** Alternative texts of the photographs. */
  portrait: Text.max(140),
  van: Text.max(140),
})

const slugsOf = (folder: 'areas' | 'services') => filesIn(folder).map(([slug]) => slug)

/** Services with inspections for which the law wants a qualified person. */
const inspections = ['eicr', 'landlords-businesses']

const Answer = Text.max(200).optional()

/** What the site says of the firm and only the owner can know. */
export const Claims = z
  .strictObject({
    confirmed: Confirmed,
    openingHours: OpeningHours,
    insuredUpTo: Text.max(10),
    years: Text.max(30),
    minutes: wholeNumber('60'),
    radiusKm: wholeNumber('15'),
    scheme: Text.max(60).optional(),
    number: Text.max(30).optional(),
    link: HttpsLink.optional(),
    /** The year in which the registration began. */
    registeredSince: z
      .string()
      .regex(/^(19|20)\d\d$/, { error: ({ input }) => `is "${input}" and must be a year, for example 2016` })
      .optional(),
    /** The insurer of the public liability cover. */
    insurer: Text.max(60).optional(),
    /** Whether the firm itself notifies building control, as only a registered one may. */
    notifies: YesOrNo,
    /** Whether whoever signs condition reports is one, by the regulations of 2020 on rented homes. */
    qualifiedPerson: YesOrNo,
    /** Who inspects and signs condition reports. */
    inspector: Text.max(60).optional(),
    /** As printed after "who holds". */
    inspectorQualification: Text.max(100).optional(),
    /** Whether the insurance covers inspections and reports. */
    inspectionInsured: YesOrNo.optional(),
    // What visitors ask, answered in a sentence or two. Without an answer the site says "Ask us".
    workGuarantee: Answer,
    whoComes: Answer,
    payment: Answer,
    ownParts: Answer,
    parking: Answer,
    howSoon: Answer,
    makes: Answer,
    note: Note,
  })
  .check(({ value: { scheme, number, link, registeredSince, notifies, qualifiedPerson, ...inspects }, issues }) => {
    if (issues.length > 0) return
    const unsigned = qualifiedPerson ? [] : inspections.filter((slug) => slugsOf('services').includes(slug))
    if (unsigned.length > 0) {
      const files = unsigned.map((slug) => `web/content/services/${slug}.ts`).join(' and ')
      const message = `is no, and the site offers inspections that only such a person may sign: have ${files} deleted`
      issues.push({ code: 'custom', input: qualifiedPerson, path: ['qualifiedPerson'], message })
    }
    const { inspector, inspectorQualification } = inspects
    issues.push(
      ...missingFields({ inspector, inspectorQualification }),
      ...missingFields({ scheme, number, link }, registeredSince),
    )
    if (notifies && !(scheme || number || link || registeredSince)) {
      const message =
        'is yes, which only a registered firm may say. Take the # away from scheme, number and link, or write no'
      issues.push({ code: 'custom', input: notifies, path: ['notifies'], message })
    }
  })

/** A customer's review, and what the page says about it. */
const Review = z.strictObject({
  show: YesOrNo,
  /** Shown on this area's page instead of the home page. */
  area: z.enum(slugsOf('areas')).optional(),
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
  /** Where the customer published it, for example `Google`. */
  published: Text.max(40).optional(),
  link: HttpsLink.optional(),
  text: Text.max(600),
})

export const Reviews = z
  // A list whose entries were all deleted is an empty line.
  .strictObject({
    confirmed: Confirmed,
    reviews: z.preprocess((list) => (list === '' ? [] : list), z.array(Review)),
  })
  .check(({ value: { confirmed, reviews }, issues }) => {
    for (const [index, { show, published }] of reviews.entries()) {
      if (!confirmed || !show || published) continue
      issues.push({
        code: 'custom',
        input: published,
        path: ['reviews', index, 'published'],
        message: 'is missing: say where the customer published it, for example Google, or a letter to us',
      })
    }
  })

/** Who has read the advice: names as printed. */
export const Advice = z
  .strictObject({
    confirmed: Confirmed,
    electrician: Text.max(100).optional(),
    firstAider: Text.max(100).optional(),
  })
  .check(({ value: { confirmed, electrician, firstAider }, issues }) => {
    if (issues.length === 0 && confirmed) issues.push(...missingFields({ electrician, firstAider }, confirmed))
  })

function textAt(value: unknown, key: string): string {
  return typeof value === 'object' && value !== null && key in value ? String(value[key as keyof typeof value]) : ''
}
