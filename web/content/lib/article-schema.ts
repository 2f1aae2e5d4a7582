/** What an article must look like: the front matter of its file, and what the compiler makes of the rest. */
import * as z from 'zod'
import { CalendarDate, MetaDescription, PageTitle, type Plate, Reviewed, Slug, type Source, Text } from './schema.ts'
import { SourceNames } from './source-names.ts'

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
  /** Day of publication. */
  date: CalendarDate,
  /** Day of the last change, shown as "Updated ..." until somebody has reviewed it. */
  updated: CalendarDate,
  metaDescription: MetaDescription,
  /** The sentence above the article's quote button. */
  cta: Text,
  /** Services a reader of this article may want next: slugs, `security` included. */
  services: z.array(Slug).min(1).max(2),
  reviewed: Reviewed.optional(),
  /** Areas the article truly fits. */
  areas: z.array(Slug),
  /** Where its facts come from. */
  sources: SourceNames,
})
export type ArticleFrontMatter = z.infer<typeof ArticleFrontMatter>

/** What lists, cards and links need of an article. */
export type ArticleSummary = Pick<ArticleFrontMatter, 'title' | 'excerpt' | 'category' | 'date' | 'services'> &
  Pick<Plate, 'plate'> & {
    slug: string
    /** Slugs of the articles that its text links to. */
    links: string[]
    /** For example "5 min read": its words divided by 200, rounded up. */
    readTime: string
  }

/** A piece of an article, in the order of reading. HTML is sanitised before it is shown: `ArticlePart<CleanHtml>`. */
export type ArticlePart<Html = string> =
  | { kind: 'prose' | 'warning'; html: Html }
  | { kind: 'checklist'; items: Html[] }
  /** The cells of `rows` are HTML, as many in each row as there are columns. */
  | { kind: 'table'; caption: string; columns: string[]; rows: Html[][]; summary?: string }
  /** `svg` is a drawing of our own, from `drawings/`, which names its title by `titleId`. */
  | { kind: 'figure'; titleId: string; title: string; svg: Html }

/** A heading of the second level, and the id by which a link finds it. */
export type Section = { id: string; title: string }

export type ArticleWords = Pick<ArticleFrontMatter, 'updated' | 'reviewed' | 'metaDescription' | 'cta' | 'areas'> & {
  sources: Source[]
  parts: ArticlePart[]
  sections: Section[]
}

/** The words as the site imports them: their parts are a chunk of their own, which no prerendered page needs. */
export type Fetched<Words extends { parts: ArticlePart[] }> = Omit<Words, 'parts'> & {
  parts: () => Promise<Words['parts']>
}
export type Article = ArticleSummary & Fetched<ArticleWords> & Plate
