/**
 * Schemas of all content records. The build validates each record with them (`web/compile/`), so the browser does not
 * have to: it only uses types of this file.
 */
import * as z from 'zod'

/** Lower-case words joined by hyphens: a record's file name, and the last segment of its URL. */
export const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens')

/** One paragraph or label of plain text: no markup, no line breaks. */
export const Text = z
  .string()
  .min(1)
  .regex(/^[^<>\n]+$/, 'must be plain text on one line')
  .regex(/^(?!.*\b(undefined|NaN)\b)/, 'has a value in it that there is not: look for a typing error')

/** The title in the browser's tab and in search results. Search engines cut off longer ones. */
export const PageTitle = Text.max(60)
export const MetaDescription = Text.min(70).max(155)

/** A picture made by `scripts/pictures/make-pictures.ts`: the stem of its files, and its alternative text. */
const PictureRef = z.strictObject({ stem: Slug, alt: Text })

/** The drawn picture of an article, an area or a service, `plates/{slug}.svg`; undefined for a page without one. */
export type Plate = {
  /** URL of the file. */
  plate?: string | undefined
  /** Alternative text. */
  plateAlt?: string | undefined
}

/** ISO calendar date, `YYYY-MM-DD`. It has no time zone: 15 January is 15 January everywhere. */
export const CalendarDate = z.iso.date({ error: 'must be a date such as 2026-11-21', abort: true })

export const HttpsLink = z.url({ protocol: /^https$/, error: 'must be a link that starts with https://' })

/** The source of a fact, printed below the text. */
export const Source = z
  .strictObject({
    /** Exact title of the page or law. */
    title: Text,
    publisher: Text,
    link: HttpsLink,
    /** Date on which the text was last compared with it. Left out until somebody has opened it. */
    checked: CalendarDate.optional(),
    /** Date by which to compare again. After it the build prints a reminder. */
    checkAgain: CalendarDate.optional(),
  })
  .refine(({ checked, checkAgain }) => (checked === undefined) === (checkAgain === undefined), {
    error: 'needs both checked and checkAgain, or neither as long as nobody has opened its link',
  })
export type Source = z.infer<typeof Source>
/** A source that somebody has compared with the text. A page's record has only these. */
export type OpenedSource = Source & { checked: string }
export const isOpened = (source: Source): source is OpenedSource => source.checked !== undefined

/** All sources by name, each checked where it stands. */
export const Sources = z.record(z.string(), Source)
const SourcesOfPage = z.array(z.custom<Source>(Boolean, 'is missing')).min(2)

/** A titled paragraph. */
export const Point = z.strictObject({ title: Text, text: Text })
export type Point = z.infer<typeof Point>

export const Faq = z.strictObject({ question: Text, answer: Text })
export type Faq = z.infer<typeof Faq>

/** A service's position in the services list, and its card there. */
export const ServiceHead = z.strictObject({
  order: z.int().positive(),
  /** False for a service that is not in the list, which is the owner's eleven; other pages link to it. */
  listed: z.literal(false).optional(),
  title: Text,
  description: Text,
  features: z.array(Text).min(1).max(4),
  /** Price text of a service without a table in `owner/prices.yaml`. The others show their table's first row. */
  price: Text.optional(),
})
export type ServiceHead = z.infer<typeof ServiceHead>

/** A service in a list. */
export type ServiceCard = Pick<ServiceHead, 'title' | 'description' | 'features'> & {
  href: string
  price: CardPrice
}

/**
 * A price in parts, because lists print its figure large: `from`, `£1,234`, and what that buys unless the card says it.
 */
export type CardPrice = {
  /** Alone where there is no figure: how the service is quoted. */
  words: string
  figure?: string
  job?: string
}

const servicePage = {
  /** Full name, as in the form and in structured data; lists and breadcrumbs have the title of its head. */
  name: Text,
  title: PageTitle,
  metaDescription: MetaDescription,
  heroTitle: Text,
  heroDescription: Text,
  /** The picture of a page without a plate. */
  picture: PictureRef.optional(),
  /** How a quote is made up, for a service without a table in `owner/prices.yaml`. */
  priceNote: Text.optional(),
  /** Two introductory paragraphs: who this is for and what good work looks like. */
  intro: z.array(Text).length(2),
  included: z.array(Text).min(4).max(6),
  /** The steps of the job; `when` is for example "Before you buy", "On the day", "Day 2". */
  timeline: z.array(z.strictObject({ when: Text, title: Text, text: Text })).length(4),
  /** For example "One day for most homes". */
  typicalDuration: Text,
  /** What is said above its prices, for a service that is not quoted in writing first. */
  priceIntro: Text.optional(),
  /** What changes the price, before or during the job. */
  priceChanges: z.array(Point).min(2).max(4),
  /** Documents the customer gets. */
  paperwork: z.array(Text).min(1).max(2),
  faqs: z.array(Faq).min(4).max(8),
  relatedArticles: z.array(Slug).min(1).max(3),
  /** Ids of portfolio projects of this kind of work; none is better than one of another kind. */
  relatedProjects: z.array(z.string()).max(3),
  relatedServices: z.array(Slug).min(1).max(3),
  relatedAreas: z.array(Slug).min(2).max(4),
  sources: SourcesOfPage,
}

/** The text of a job service's page, at /services/{slug}. */
export const ServiceText = z.strictObject(servicePage)
export type ServiceText = z.infer<typeof ServiceText>
export type Service = ServiceText & ShownOfService & Plate & { slug: string }

/** What `web/compile/records.ts` adds to a service's record from other files. */
type ShownOfService = ShownOfArea & {
  /** The rows of its table in `owner/prices.yaml`, if it has one. */
  priceTable?: { caption: string; columns: string[]; rows: string[][]; note?: string } | undefined
  /** What its price is for; where it has no figure, how it is quoted. */
  priceLead: string
  price?: CardPrice | undefined
  /** What of it goes to building control. */
  priceFee?: string | undefined
  /** What its price buys, by the same table. */
  priceBuys?: string | undefined
}
/** The same of an area. */
type ShownOfArea = {
  /** Title by slug of the articles that it links to. */
  articleTitles: Record<string, string>
  sources: OpenedSource[]
}

/** /services/emergency: a service page that starts with what to do now, a line for each danger. It shows no projects. */
export const EmergencyServiceText = z.strictObject({
  ...servicePage,
  relatedProjects: z.array(z.string()).max(0),
  doNow: z.array(Text).min(1),
})
export type EmergencyServiceText = z.infer<typeof EmergencyServiceText>
export type EmergencyService = EmergencyServiceText & Service

/** /security: a service page in four parts (intruder alarms, CCTV, access control, maintenance). */
export const SecurityServiceText = z.strictObject({
  ...servicePage,
  parts: z
    .array(
      z.strictObject({
        id: Slug,
        title: Text,
        text: Text,
        points: z.array(Text).min(3).max(4),
      }),
    )
    .length(4),
})
export type SecurityServiceText = z.infer<typeof SecurityServiceText>
export type SecurityService = SecurityServiceText & Service

/** Degrees that `AreasMap.tsx` shows. */
const OnMap = (least: number, most: number) =>
  z.number().refine((degrees) => degrees >= least && degrees <= most, {
    error: ({ input }) =>
      `is ${input}, off the map, which reaches from ${least} to ${most}: draw it further in web/src/sections/AreasMap.tsx, and write how far in web/content/lib/schema.ts`,
  })

/** What lists and links use of an area. */
export const AreaHead = z.strictObject({
  /** Its position in the list of areas. */
  order: z.int().positive(),
  name: Text,
  outcodes: z.array(z.string().regex(/^[A-Z]{1,2}\d{1,2}$/, 'must be a postcode district such as TW9')).min(1),
  /** Town centre in decimal degrees (WGS 84), three decimals; its position on the map. */
  geo: z.strictObject({ latitude: OnMap(51.41, 51.49), longitude: OnMap(-0.355, -0.19) }),
  /** Position of the name beside its dot on the map, where its right is taken by the river or another name. */
  label: z.enum(['left', 'above', 'below', 'below right']).optional(),
})
export type AreaHead = z.infer<typeof AreaHead>
export type AreaSummary = AreaHead & { slug: string }

const AreaSection = z.enum(['houses', 'jobs', 'rules', 'work'])

/** What a card names for one area: only what the price on the card buys. */
const CardFeatures = z.array(Text).min(2).max(3)

/** The text of an area's page, at /areas/{slug}. */
export const AreaText = z.strictObject({
  title: PageTitle,
  metaDescription: MetaDescription,
  heroTitle: Text,
  heroDescription: Text,
  localAreas: z.array(Text).min(3),
  landmarks: z.array(Text).min(3),
  borough: Text,
  nearbySlugs: z.array(Slug).min(2).max(5),
  /** Text that applies to no other area. */
  intro: z.array(Text).min(1).max(2),
  /** The sections of the page, ordered by what people there ask first. Each occurs once. */
  sections: z
    .array(AreaSection)
    .length(AreaSection.options.length)
    .refine((sections) => new Set(sections).size === sections.length, 'must name each section once'),
  /** The features on three of the four service cards; the emergency's are the same everywhere. */
  cardFeatures: z.strictObject({ installation: CardFeatures, testing: CardFeatures, lighting: CardFeatures }),
  /** Heading of `housing`. */
  housesTitle: Text,
  /** Types of local house or flat, and what each means for its wiring. */
  housing: z.array(Point).min(2).max(4),
  /** Conservation areas and listed buildings; parking on the day; what the network operator does here. */
  practical: z.strictObject({ conservation: Text, parking: Text, network: Text }),
  /** The company that runs the cables in the street. */
  networkOperator: z.enum(['UK Power Networks', 'SSEN']),
  /** The jobs that homes here need most, by the name people search for, each with its service and an article. */
  needs: z
    .array(Point.extend({ service: Slug, article: Slug }))
    .min(3)
    .max(5),
  finalCta: Point,
  sources: SourcesOfPage,
})
export type AreaText = z.infer<typeof AreaText>
export type Area = AreaSummary & AreaText & ShownOfArea & Plate
