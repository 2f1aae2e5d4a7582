/**
 * What every content record must look like. The build checks each record with these schemas (`web/compile/`), so the
 * browser never needs to: all it uses of this file are types.
 */
import * as z from 'zod'

/** Lower-case words joined by hyphens, as in a record's file name, which is the last segment of its URL too. */
export const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens')

/** One paragraph or label of plain text: no markup, no line breaks. */
export const Text = z
  .string()
  .min(1)
  .regex(/^[^<>\n]+$/, 'must be plain text on one line')

/** What the browser's tab and search results show. Search engines cut longer titles. */
export const PageTitle = Text.max(60)
export const MetaDescription = Text.min(70).max(155)

/** What every page tells the browser's tab and the search engines. */
export const PageHead = z.strictObject({ title: PageTitle, metaDescription: MetaDescription })

/** A picture made by `scripts/pictures/make-pictures.ts`: the stem of its files, and what it shows for those who cannot see it. */
export const PictureRef = z.strictObject({ stem: Slug, alt: Text })
export type PictureRef = z.infer<typeof PictureRef>

/** The drawn picture of an article or an area, `plates/{slug}.svg`. A page without one has no picture. */
export type Plate = {
  /** Address of the file. */
  plate?: string | undefined
  /** What it shows, for those who cannot see it. */
  plateAlt?: string | undefined
}

/** ISO calendar date, `YYYY-MM-DD`. It has no time zone: 15 January is 15 January everywhere. */
export const CalendarDate = z.iso.date({ error: 'must be a date such as 2026-11-21', abort: true })

/** Where a fact comes from, printed under the words. */
export const Source = z
  .strictObject({
    /** Of the page or law, to the letter. */
    title: Text,
    publisher: Text,
    link: z.url({ protocol: /^https$/, error: 'must be a link that starts with https://' }),
    /** Day on which the words that name it were last compared with it. Left out until somebody has opened it. */
    checked: CalendarDate.optional(),
    /** Day by which to compare again. The build says so when it has passed. */
    checkAgain: CalendarDate.optional(),
  })
  .refine(({ checked, checkAgain }) => (checked === undefined) === (checkAgain === undefined), {
    error: 'needs both checked and checkAgain, or neither as long as nobody has opened its link',
  })
export type Source = z.infer<typeof Source>

/** Who qualified has read advice on safety, with the qualification, and when. Without it a site with a domain leaves it out. */
export const Reviewed = z.strictObject({ who: Text.max(100), when: CalendarDate })
export type Reviewed = z.infer<typeof Reviewed>

/** A titled paragraph. */
export const Point = z.strictObject({ title: Text, text: Text })
export type Point = z.infer<typeof Point>

export const Faq = z.strictObject({ question: Text, answer: Text })
export type Faq = z.infer<typeof Faq>

/** Icon names that the site ships (see `web/src/ui/Icon.tsx`). */
export const IconName = z.enum([
  'award',
  'building-2',
  'cable',
  'calendar-check',
  'clipboard-check',
  'clock',
  'consumer-unit',
  'dust-sheet',
  'file-text',
  'house-plug',
  'house-wifi',
  'lightbulb',
  'plug',
  'shield',
  'shield-check',
  'siren',
  'thermometer',
  'trees',
])
export type IconName = z.infer<typeof IconName>

/** A card of the services list. */
const serviceCard = {
  icon: IconName,
  /** Stem of a picture of what the work is done on, shown beside the service in a list. */
  thumbnail: Slug,
  title: Text,
  description: Text,
  features: z.array(Text).min(1).max(4),
}
/** `price` is ready to print, "from" included; `buys` says what it pays for, where that is not clear from the title. */
export const ServiceCard = z.strictObject({
  ...serviceCard,
  href: z.string().startsWith('/'),
  price: Text,
  buys: Text.optional(),
})
export type ServiceCard = z.infer<typeof ServiceCard>

/** A card that its title and what its price buys explain. */
export const AreaServiceCard = ServiceCard.omit({ thumbnail: true, description: true, features: true })
export type AreaServiceCard = z.infer<typeof AreaServiceCard>

/** A service's place in the services list, and its card there. */
export const ServiceHead = z.strictObject({
  order: z.int().positive(),
  /** False for a service that the list leaves out: other pages lead to it. */
  listed: z.literal(false).optional(),
  ...serviceCard,
  /** How it is priced, for a service that has no table in `owner/prices.yaml`. The others lead with its first row. */
  price: Text.optional(),
})
export type ServiceHead = z.infer<typeof ServiceHead>

const servicePage = {
  /** Short name, as in a list or a breadcrumb. */
  name: Text,
  title: PageTitle,
  metaDescription: MetaDescription,
  heroTitle: Text,
  heroDescription: Text,
  picture: PictureRef,
  /** What a quote for it is made of, for a service that has no table in `owner/prices.yaml`. */
  priceNote: Text.optional(),
  /** Two paragraphs that open the page: who this is for and what good looks like. */
  intro: z.array(Text).length(2),
  included: z.array(Text).min(4).max(6),
  /** How the job goes, hour by hour or day by day; `when` is for example "8.30 am", "Day 2", "Two weeks before". */
  timeline: z.array(z.strictObject({ when: Text, title: Text, text: Text })).length(5),
  /** For example "One day for most homes". */
  typicalDuration: Text,
  /** What changes the price, found before the job or during it. */
  priceChanges: z.array(Point).length(4),
  /** Documents the customer gets. */
  paperwork: z.array(Text).min(1).max(2),
  faqs: z.array(Faq).length(5),
  relatedArticles: z.array(Slug).min(1).max(3),
  /** Ids of portfolio projects. */
  relatedProjects: z.array(z.string()).min(1).max(3),
  relatedServices: z.array(Slug).min(1).max(3),
  relatedAreas: z.array(Slug).min(2).max(4),
  sources: z.array(Source).min(2),
}

/** The words of a job service, at /services/{slug}. */
export const ServiceWords = z.strictObject(servicePage)
export type ServiceWords = z.infer<typeof ServiceWords>
export type Service = ServiceWords & { slug: string }

/** /services/emergency: a service page that first says what to do now, in five lines. */
export const EmergencyServiceWords = z.strictObject({ ...servicePage, doNow: z.array(Text).length(5) })
export type EmergencyServiceWords = z.infer<typeof EmergencyServiceWords>
export type EmergencyService = EmergencyServiceWords & { slug: string }

/** /security: a service page in four parts (intruder alarms, CCTV, access control, maintenance). */
export const SecurityServiceWords = z.strictObject({
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
export type SecurityServiceWords = z.infer<typeof SecurityServiceWords>
export type SecurityService = SecurityServiceWords & { slug: string }

/** What lists and links need of an area. */
export const AreaHead = z.strictObject({
  /** Its place in the list of areas. */
  order: z.int().positive(),
  name: Text,
  outcodes: z.array(z.string().regex(/^[A-Z]{1,2}\d{1,2}$/, 'must be a postcode district such as TW9')).min(1),
  /** Town centre, decimal degrees (WGS 84), three decimals. The map shows it there. */
  geo: z.strictObject({ latitude: z.number(), longitude: z.number() }),
  /** Where the map has its name, seen from its dot: on the right, unless the river or another name is there. */
  label: z.enum(['left', 'above', 'below', 'below right']).optional(),
})
export type AreaHead = z.infer<typeof AreaHead>
export type AreaSummary = AreaHead & { slug: string }

const AreaSection = z.enum(['houses', 'jobs', 'rules', 'work', 'services'])

/** The words of an area page, at /areas/{slug}. */
export const AreaWords = z.strictObject({
  title: PageTitle,
  metaDescription: MetaDescription,
  heroTitle: Text,
  heroDescription: Text,
  localAreas: z.array(Text).min(3),
  landmarks: z.array(Text).min(3),
  borough: Text,
  nearbySlugs: z.array(Slug).min(2).max(5),
  /** What could be about no other area. */
  intro: z.array(Text).min(1).max(2),
  /** The sections of its page, in the order in which people there ask. Each stands once. */
  sections: z
    .array(AreaSection)
    .length(AreaSection.options.length)
    .refine((sections) => new Set(sections).size === sections.length, 'must name each section once'),
  /** Heading of `housing`. */
  housesTitle: Text,
  /** Kinds of local house or flat, and what each means for its wiring. */
  housing: z.array(Point).min(2).max(4),
  /** Conservation areas and listed buildings; parking on the day; what the network operator does here. */
  practical: z.strictObject({ conservation: Text, parking: Text, network: Text }),
  /** The company that runs the cables in the street. */
  networkOperator: z.enum(['UK Power Networks', 'SSEN']),
  /** What the houses here need most: services and articles, in the area's own words. */
  needs: z
    .array(z.strictObject({ because: Text, service: Slug, article: Slug }))
    .min(3)
    .max(5),
  finalCta: Point,
  sources: z.array(Source).min(2),
})
export type AreaWords = z.infer<typeof AreaWords>
export type Area = AreaSummary & AreaWords & Plate
