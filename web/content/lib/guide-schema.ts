/** Schema of the guides: Markdown files like the articles, with different front matter. */
import * as z from 'zod'
import type { ArticlePart, Fetched, Section } from './article-schema.ts'
import { MetaDescription, PageTitle, type Source, Text } from './schema.ts'
import { SourceNames } from './source-names.ts'

/** The front matter of `guides/{slug}.md`. */
export const GuideFrontMatter = z.strictObject({
  title: PageTitle,
  metaDescription: MetaDescription,
  /** The page's heading, and the sentence below it. */
  heading: Text,
  lead: Text,
  sources: SourceNames,
})

/** The front matter with its sources resolved, and the parts of the body. */
export type GuideWords = Omit<z.infer<typeof GuideFrontMatter>, 'sources'> & {
  /** True if it has a warning, as of an article. */
  onDanger: boolean
  sources: Source[]
  parts: ArticlePart[]
  sections: Section[]
}
export type Guide = Fetched<GuideWords> & { slug: string }
