/** Schemas of guides and sheets: Markdown files like the articles, with different front matter. */
import * as z from 'zod'
import type { ArticlePart, Fetched, Section } from './article-schema.ts'
import { CalendarDate, MetaDescription, PageTitle, Reviewed, Slug, type Source, Text } from './schema.ts'
import { SourceNames } from './source-names.ts'

const page = {
  title: PageTitle,
  metaDescription: MetaDescription,
  /** The page's heading, and the sentence below it. */
  heading: Text,
  lead: Text,
  sources: SourceNames,
}

/** Front matter with its sources resolved, and the parts of the body. */
type Compiled<Front> = Omit<Front, 'sources'> & { sources: Source[]; parts: ArticlePart[] }

/**
 * The front matter of `guides/{slug}.md`. `confirmed` is the date on which the owner and a solicitor had read the
 * terms, or `no`: a site on its own domain then leaves them out.
 */
export const GuideFrontMatter = z.strictObject({
  ...page,
  confirmed: z.union([z.literal('no'), CalendarDate]).optional(),
})
export type GuideWords = Compiled<z.infer<typeof GuideFrontMatter>> & { sections: Section[] }
export type Guide = Fetched<GuideWords> & { slug: string }

/** The front matter of `sheets/{slug}.md`, which is printed on one side of A4. */
export const SheetFrontMatter = z.strictObject({
  ...page,
  reviewed: Reviewed.optional(),
  order: z.int().positive(),
  /** What to do, in order, as a numbered list above the rest. */
  steps: z.array(Text).min(3).max(9).optional(),
  /** Articles with more detail. Each links back to the sheet. */
  articles: z.array(Slug).min(1),
})

/** What lists and links use of a sheet. */
export type SheetSummary = Pick<z.infer<typeof SheetFrontMatter>, 'heading' | 'lead' | 'order' | 'articles'> & {
  slug: string
}
export type SheetWords = Omit<Compiled<z.infer<typeof SheetFrontMatter>>, keyof SheetSummary>
export type Sheet = SheetSummary & Fetched<SheetWords>
