import { compiledArticles } from '../../../compile/articles.ts'
import type { ArticleSummary } from '../article-schema.ts'

/** The heads of the articles. Last changed first, as on the blog; of one day's changes the newest article first. */
export const articleSummaries: ArticleSummary[] = compiledArticles().map(({ summary }) => summary)
