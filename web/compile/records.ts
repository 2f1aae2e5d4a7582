/** The records of pages: what a page shows and the others do not, as plain data. */
import { basename, dirname, parse } from 'node:path'
import type { Article, BodyPart, Guide } from '../content/lib/article-schema.ts'
import { servicePriceLines } from '../content/lib/lists/services.ts'
import { serviceTables } from '../content/lib/owner/price-tables.ts'
import { servicePrices } from '../content/lib/owner/service-prices.ts'
import {
  type Area,
  type AreaHead,
  type AreaText,
  isOpened,
  type Service,
  type ServiceText,
} from '../content/lib/schema.ts'
import { compiledArticles, compiledGuide, relatedArticles } from './articles.ts'
import { exportsOf } from './files-in.ts'
import { plateOf } from './plate.ts'

/** A record, and the body of an article or a guide, which is imported apart: a prerendered document has it. */
type PageRecord = {
  record: Service | Area | Omit<Article, 'body'> | Omit<Guide, 'body'>
  body?: BodyPart[]
}

/** By folder of `web/content`, the record of the page with this slug and file. */
export const recordMakers = {
  services: async (slug: string, file: string) => ({ record: await serviceRecord(slug, file) }),
  areas: async (slug: string, file: string) => ({ record: await areaRecord(slug, file) }),
  articles: articleRecord,
  guides: guideRecord,
}

/** The record of the page with this file. */
export async function recordOf(file: string): Promise<PageRecord> {
  // Cast: the plugin asks for files of these folders alone.
  const folder = basename(dirname(file)) as keyof typeof recordMakers
  return recordMakers[folder](parse(file).name, file)
}

async function serviceRecord(slug: string, file: string): Promise<Service> {
  const { text } = await exportsOf<{ text: ServiceText }>(file)
  const { lead, card, fee, buys } = servicePrices[slug] ?? {}
  return {
    slug,
    ...text,
    sources: text.sources.filter(isOpened),
    ...plateOf(slug),
    articleTitles: titlesOf(text.relatedArticles),
    priceTable: serviceTables[slug],
    priceLead: lead ?? servicePriceLines[slug] ?? '',
    price: card && { words: card.words, figure: card.figure },
    priceFee: fee,
    priceBuys: buys,
  }
}

async function areaRecord(slug: string, file: string): Promise<Area> {
  const { head, text } = await exportsOf<{ head: AreaHead; text: AreaText }>(file)
  const articleTitles = titlesOf(text.needs.map(({ article }) => article))
  return { slug, ...head, ...text, sources: text.sources.filter(isOpened), ...plateOf(slug), articleTitles }
}

function articleRecord(slug: string) {
  const articles = compiledArticles()
  const article = articles.find(({ summary }) => summary.slug === slug)
  if (!article) throw new Error(`There is no article ${slug}`)
  const { summary } = article
  const { body, ...text } = article.text
  const related = relatedArticles(
    summary,
    articles.map(({ summary }) => summary),
  )
  const priceLines = Object.fromEntries(summary.services.map((slug) => [slug, servicePriceLines[slug] ?? '']))
  const record: Omit<Article, 'body'> = { ...summary, ...text, ...plateOf(slug), related, priceLines }
  return { record, body }
}

function guideRecord(slug: string, file: string) {
  const text = compiledGuide(file)
  if (!text) throw new Error(`There is no guide ${slug}`)
  const { body, ...rest } = text
  const record: Omit<Guide, 'body'> = { slug, ...rest }
  return { record, body }
}

/** Title by slug of articles that a record links to. */
function titlesOf(slugs: readonly string[]): Record<string, string> {
  const titles = new Map(compiledArticles().map(({ summary: { slug, title } }) => [slug, title]))
  return Object.fromEntries(slugs.map((slug) => [slug, titles.get(slug) ?? slug]))
}
