/**
 * What every content record must look like. Types are for the code, the rules are for the tests:
 * `tests/web/content/content.test.ts` parses every record with these schemas, so the browser never
 * needs to (all exports used by the site are types).
 */
import * as z from 'zod'

/** Lower-case words joined by hyphens; equals the record's file name and the last segment of its URL. */
const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** One paragraph or label of plain text: no markup, no line breaks. */
const Text = z
  .string()
  .min(1)
  .regex(/^[^<>\n]+$/, 'plain text on one line')

/** What stands in the browser's tab and in search results. Longer titles are cut by search engines. */
const PageTitle = Text.max(60)
const MetaDescription = Text.min(70).max(155)

/** What every page tells the browser's tab and the search engines, whatever else it holds. */
export const PageHead = z.strictObject({ title: PageTitle, metaDescription: MetaDescription })

/** ISO calendar date, `YYYY-MM-DD`. It has no time zone: 15 January is 15 January everywhere. */
const CalendarDate = z.iso.date()

/** A picture made by `scripts/pictures.ts`: the stem of its files, and what it shows for those who cannot see it. */
export const PictureRef = z.strictObject({ stem: Slug, alt: Text })
export type PictureRef = z.infer<typeof PictureRef>

/** A titled paragraph. */
export const Point = z.strictObject({ title: Text, text: Text })
export type Point = z.infer<typeof Point>

export const Faq = z.strictObject({ question: Text, answer: Text })
export type Faq = z.infer<typeof Faq>

export const Testimonial = z.strictObject({ text: Text, name: Text, location: Text, date: Text })
export type Testimonial = z.infer<typeof Testimonial>

/** A customer review. `rating` is out of 5; `date` is text such as "October 2024" (specification 3). */
export const Review = z.strictObject({
  id: z.int().positive(),
  name: Text,
  location: Text,
  rating: z.int().min(1).max(5),
  date: Text,
  service: Text,
  text: Text,
})
export type Review = z.infer<typeof Review>

export const ArticleCategory = z.enum([
  'Safety & Compliance',
  'Electrical Safety',
  'Lighting',
  'Security Systems',
  'Smart Home',
  'Home Entertainment',
  'Outdoor Electrical',
  'Energy Efficiency',
  'EV Charging',
  'Home Electrical',
])
export type ArticleCategory = z.infer<typeof ArticleCategory>

/** What lists and page heads need of an article; its words are in `articles/{slug}.ts`. */
export const ArticleSummary = z.strictObject({
  slug: Slug,
  title: PageTitle,
  excerpt: Text,
  category: ArticleCategory,
  /** For example "5 min read": the word count divided by 200, rounded up. */
  readTime: z.string().regex(/^\d+ min read$/),
  /** Day of publication. */
  date: CalendarDate,
  /** Day on which the facts were last checked, shown as "Reviewed ...". */
  updated: CalendarDate,
  metaDescription: MetaDescription,
  /** The sentence above the article's quote button. */
  cta: Text,
  picture: PictureRef,
  /** Places a reader of this article may want next: slugs of services (`security` included). */
  relatedServices: z.array(Slug).max(2),
})
export type ArticleSummary = z.infer<typeof ArticleSummary>

/** Icon names that the site ships (see `web/src/ui/Icon.tsx`). */
export const IconName = z.enum([
  'award',
  'building-2',
  'cable',
  'calendar-check',
  'clipboard-check',
  'clock',
  'file-text',
  'house-plug',
  'house-wifi',
  'lightbulb',
  'panel-top',
  'plug',
  'shield',
  'shield-check',
  'siren',
  'sparkles',
  'thermometer',
  'trees',
])
export type IconName = z.infer<typeof IconName>

/** Service card of specification 3. `price` is ready to print, "From" included. */
export const ServiceCard = z.strictObject({
  icon: IconName,
  title: Text,
  description: Text,
  features: z.array(Text).min(1).max(4),
  href: z.string().startsWith('/'),
  price: Text,
})
export type ServiceCard = z.infer<typeof ServiceCard>

const servicePage = {
  slug: Slug,
  /** Short name, as in a list or a breadcrumb. */
  name: Text,
  title: PageTitle,
  metaDescription: MetaDescription,
  heroTitle: Text,
  heroDescription: Text,
  picture: PictureRef,
  /** `line` is the price as printed, `buys` says in one or two sentences what that money pays for. */
  price: z.strictObject({ line: Text, buys: Text }),
  /** Two or three paragraphs that open the page: who this is for and what good looks like. */
  intro: z.array(Text).min(2).max(4),
  included: z.array(Text).min(4).max(10),
  /** How the job goes, hour by hour or day by day; `when` is for example "8.30 am", "Day 2", "Two weeks before". */
  timeline: z
    .array(z.strictObject({ when: Text, title: Text, text: Text }))
    .min(4)
    .max(9),
  /** For example "One day for most homes". */
  typicalDuration: Text,
  /** What the price depends on, and why. */
  costs: z.strictObject({ intro: Text, points: z.array(Point).min(3).max(6) }),
  /** What can surprise: found once the job has begun, and what then happens to time and price. */
  surprises: z.array(Point).min(2).max(5),
  /** Documents the customer gets. */
  paperwork: z.array(Text).min(1).max(5),
  faqs: z.array(Faq).min(4).max(8),
  relatedArticles: z.array(Slug).min(1).max(3),
  /** Ids of portfolio projects. */
  relatedProjects: z.array(z.string()).max(3),
  relatedServices: z.array(Slug).min(1).max(3),
  relatedAreas: z.array(Slug).min(2).max(4),
}

/** One of the ten job services, at /services/{slug}. */
export const Service = z.strictObject(servicePage)
export type Service = z.infer<typeof Service>

/** /services/emergency: a service page that first says what to do now, in three lines. */
export const EmergencyService = z.strictObject({ ...servicePage, doNow: z.array(Text).length(3) })
export type EmergencyService = z.infer<typeof EmergencyService>

/** /security: a service page in four parts (intruder alarms, CCTV, access control, maintenance). */
export const SecurityService = z.strictObject({
  ...servicePage,
  parts: z
    .array(
      z.strictObject({
        id: Slug,
        title: Text,
        paragraphs: z.array(Text).min(1).max(3),
        points: z.array(Text).min(3).max(6),
      }),
    )
    .length(4),
})
export type SecurityService = z.infer<typeof SecurityService>

/** What lists and links need of an area; its words are in `areas/{slug}.ts`. */
export const AreaSummary = z.strictObject({
  name: Text,
  slug: Slug,
  outcodes: z.array(z.string().regex(/^[A-Z]{1,2}\d{1,2}$/)).min(1),
})
export type AreaSummary = z.infer<typeof AreaSummary>

/** An area page, at /areas/{slug}. */
export const Area = z.strictObject({
  name: Text,
  slug: Slug,
  title: PageTitle,
  metaDescription: MetaDescription,
  heroTitle: Text,
  heroDescription: Text,
  picture: PictureRef,
  localAreas: z.array(Text).min(3),
  landmarks: z.array(Text).min(3),
  testimonial: Testimonial.optional(),
  borough: Text,
  /** Town centre, decimal degrees (WGS 84), three decimals. */
  geo: z.strictObject({ latitude: z.number(), longitude: z.number() }),
  nearbySlugs: z.array(Slug).min(2).max(5),
  /** Two paragraphs that could be about no other area. */
  intro: z.array(Text).min(2).max(3),
  /** Kinds of local house or flat, and what each means for its wiring. */
  housing: z.array(Point).min(3).max(5),
  /** Conservation areas and listed buildings; parking on the day; who the network operator may be. */
  practical: z.strictObject({ conservation: Text, parking: Text, networkOperator: Text }),
  goodToKnow: z.array(Text).min(2).max(5),
  finalCta: Point,
})
export type Area = z.infer<typeof Area>
