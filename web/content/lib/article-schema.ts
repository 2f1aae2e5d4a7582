/** Schemas of articles and guides: the front matter of their files, and what the compiler derives from the rest. */
import * as z from 'zod'
import { articleSources } from '../article-sources.ts'
import { sources } from '../sources.ts'
import {
  CalendarDate,
  isOpened,
  MetaDescription,
  type OpenedSource,
  PageTitle,
  type Plate,
  Slug,
  type Source,
  Text,
} from './schema.ts'

const sourcesByName: Record<string, Source> = { ...sources, ...articleSources }

/** The sources with these names that have been opened; the schema has checked that they exist. */
export function sourcesNamed(names: readonly string[]): OpenedSource[] {
  return names.flatMap((name) => sourcesByName[name] ?? []).filter(isOpened)
}

const SourceNames = z
  .array(
    z.literal(Object.keys(sourcesByName)),
    'is missing: name where the facts come from, as sources.ts and article-sources.ts do',
  )
  .min(1)

const ArticleCategory = z.enum([
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

/** The front matter of `articles/{slug}.md`. */
export const ArticleFrontMatter = z.strictObject({
  title: PageTitle,
  excerpt: Text,
  category: ArticleCategory,
  /** Whether the blog index shows it as a card; the others are listed there by topic. */
  card: z.literal('true').optional().transform(Boolean),
  /** Date of publication. */
  date: CalendarDate,
  /** Date of the last change, shown as "Updated ..." until an electrician has read the article since. */
  updated: CalendarDate,
  metaDescription: MetaDescription,
  /** The sentence above the article's quote button. */
  cta: Text,
  /** Slugs of services that readers of this article may want next, `security` included. */
  services: z.array(Slug).min(1).max(2),
  /** Areas to which the article applies. */
  areas: z.array(Slug),
  /** Sources of its facts. */
  sources: SourceNames,
})
export type ArticleFrontMatter = z.infer<typeof ArticleFrontMatter>

/** What lists, cards and links use of an article. */
export type ArticleSummary = Pick<
  ArticleFrontMatter,
  'title' | 'excerpt' | 'category' | 'card' | 'date' | 'updated' | 'services'
> &
  Pick<Plate, 'plate'> & {
    slug: string
    /** Slugs of the articles that its text links to. */
    links: string[]
    /** For example "5 min read": its words divided by 200, rounded up. */
    readTime: string
  }

/** A part of a body, in order. HTML is sanitised before it is shown: `BodyPart<CleanHtml>`. */
export type BodyPart<Html = string> =
  | { kind: 'prose' | 'warning'; html: Html }
  /** `avoid` marks a list of what is dangerous or dishonest, instead of what to tick off. */
  | { kind: 'checklist'; items: Html[]; avoid?: boolean }
  /** The cells of `rows` are HTML; each row has as many as there are columns. */
  | { kind: 'table'; caption: string; note?: string; columns: string[]; rows: Html[][]; summary?: string }
  /** `svg` is one of our own drawings, from `drawings/`; it refers to its title by `titleId`. */
  | { kind: 'figure'; titleId: string; title: string; svg: Html }

/** A second-level heading, and its id for links. */
export type Section = { id: string; title: string }

/** The text of an article's page, at /blog/{slug}. */
export type ArticleText = Pick<ArticleFrontMatter, 'metaDescription' | 'cta' | 'areas'> & {
  /** True of an article that has a warning: nobody should trust it before it has been read. */
  onDanger: boolean
  /** Who has read it since it was last changed, and when. */
  reviewed?: { who: string; when: string } | undefined
  sources: OpenedSource[]
  body: BodyPart[]
  sections: Section[]
}

/** The text as the site imports it: its body is a separate chunk, which prerendered pages do not need. */
type Fetched<Text extends { body: BodyPart[] }> = Omit<Text, 'body'> & { body: () => Promise<BodyPart[]> }
export type Article = ArticleSummary &
  Fetched<ArticleText> &
  Plate & {
    /** What to read next, and its heading. */
    related: { title: string; articles: ArticleSummary[] }
    /** Price as printed, by slug of its services. */
    priceLines: Record<string, string>
  }

/** The front matter of `guides/{slug}.md`. */
export const GuideFrontMatter = z.strictObject({
  title: PageTitle,
  metaDescription: MetaDescription,
  /** The page's heading, and the sentence below it. */
  heading: Text,
  lead: Text,
  sources: SourceNames,
})

/** The text of a guide's page, at /guides/{slug}. */
export type GuideText = Omit<z.infer<typeof GuideFrontMatter>, 'sources'> &
  Pick<ArticleText, 'onDanger' | 'sources' | 'body' | 'sections'>
export type Guide = Fetched<GuideText> & { slug: string }
