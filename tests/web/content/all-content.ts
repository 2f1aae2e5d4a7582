/** Every record of `web/content`, loaded once for the tests in this folder. */

import { globSync, readFileSync } from 'node:fs'
import { parse } from 'node:path'
import * as blocks from '#content/blocks.ts'
import { dangerAdvice } from '#content/danger-advice.ts'
import { faqs, firmFaqs } from '#content/faqs.ts'
import { invitations } from '#content/invitations.ts'
import type { BodyPart } from '#content/lib/article-schema.ts'
import { serviceCards } from '#content/lib/lists/services.ts'
import { firmAnswers } from '#content/lib/owner/claims.ts'
import { reviews, testimonials } from '#content/lib/owner/reviews.ts'
import { teamNote } from '#content/lib/owner/team-note.ts'
import * as messages from '#content/messages.ts'
import { privacyNotice } from '#content/privacy-notice.ts'
import { process } from '#content/process.ts'
import { filesIn } from '../../../web/compile/files-in.ts'
import { recordMakers } from '../../../web/compile/records.ts'
import { typedFields } from '../../fixtures/typed-fields.ts'

/** Fields that are not running text. */
const silent = new Set([
  'slug',
  'stem',
  'plate',
  'icon',
  'href',
  'id',
  'body',
  'sources',
  'services',
  'areas',
  'links',
  'date',
  'updated',
  'readTime',
  'category',
  'outcodes',
  'service',
  'article',
  'articles',
  'offers',
])

const recordsIn = <Made>(folder: keyof typeof recordMakers, make: (slug: string, file: string) => Made) =>
  Promise.all(filesIn(folder).map(([slug, file]) => make(slug, file)))
const withBody = <Page>({ record, body }: { record: Page; body: BodyPart[] }) => ({ ...record, body })

export const articles = (await recordsIn('articles', recordMakers.articles)).map(withBody)
const guides = (await recordsIn('guides', recordMakers.guides)).map(withBody)
const areas = (await recordsIn('areas', recordMakers.areas)).map(({ record }) => record)

/** All service pages: the jobs, emergency and security. */
export const servicePages = (await recordsIn('services', recordMakers.services)).map(({ record }) => record)

const pages = import.meta.glob('../../../web/content/pages/*.ts', { eager: true })
const exhibits = import.meta.glob('../../../web/content/exhibits/*.ts', { eager: true })

/** Texts that are read as a whole, with their sentences: an article, a service or area page, or a shared file. */
export const readings: { name: string; lines: string[] }[] = [
  ...articles.map((article) => ({
    name: `articles/${article.slug}`,
    lines: [...article.body.flatMap(partLines), ...lines(article)],
  })),
  ...guides.map((guide) => ({
    name: `guides/${guide.slug}`,
    lines: [...guide.body.flatMap(partLines), ...lines(guide)],
  })),
  ...servicePages.map((service) => ({ name: `services/${service.slug}`, lines: lines(service) })),
  ...areas.map((area) => ({ name: `areas/${area.slug}`, lines: lines(area) })),
  ...Object.entries(pages).map(([file, page]) => ({ name: `pages/${parse(file).name}`, lines: lines(page) })),
  { name: 'blocks', lines: [...lines(blocks), ...lines(process)] },
  { name: 'invitations', lines: lines(invitations) },
  { name: 'messages', lines: [...lines(privacyNotice), ...lines(whatsappTexts())] },
  { name: 'faqs', lines: lines([...faqs, ...firmFaqs]) },
  { name: 'services', lines: lines(serviceCards) },
  { name: 'reviews', lines: lines([...reviews, ...Object.values(testimonials)]) },
]

/** What stands on a page as the owner, or a customer, wrote it. */
export const ownersLines = new Set(lines([teamNote, reviews, testimonials, firmAnswers]))

/** The same text in sections that are read separately: a list, a warning, a heading's section, or else a string. */
export const sections: { name: string; text: string }[] = [
  ...[...articles, ...guides].flatMap(({ body, ...record }) => [
    ...body.flatMap((part) => partSections(part).map((text) => ({ name: record.slug, text }))),
    ...listsAndStrings(record).map((text) => ({ name: record.slug, text })),
  ]),
  ...servicePages.flatMap((service) =>
    listsAndStrings(service).map((text) => ({ name: `services/${service.slug}`, text })),
  ),
  ...areas.flatMap((area) => listsAndStrings(area).map((text) => ({ name: `areas/${area.slug}`, text }))),
  ...Object.entries({
    pages,
    exhibits,
    dangerAdvice: Object.values(dangerAdvice),
    blocks,
    process,
    invitations,
    messages,
    faqs: [...faqs, ...firmFaqs],
    serviceCards,
    reviews,
  }).flatMap(([name, value]) => listsAndStrings(value).map((text) => ({ name, text }))),
]

/** What a drawing says: its description, and the words in it. */
export const drawings = globSync('web/content/{drawings,plates}/*.svg').flatMap((file) => {
  const svg = readFileSync(file, 'utf8')
  const [, description = ''] = /<(?:desc|title)[^>]*>([^<]*)<\/(?:desc|title)>(?!\s*<desc)/.exec(svg) ?? []
  const words = [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, line]) => line)
  return [description, words.join(' ')].map((text) => ({ name: file, text }))
})

/** All that may tell a reader what to do in a danger: not the customers' words. */
export const passages = [...sections, ...drawings].filter(({ name }) => name !== 'reviews')

/** How a text names two of the dangers, and how it tells a reader what to do about one. */
export const burningSmell = /\bburning (?:or fishy )?smell|\bsmell(?:s|ing)? (?:of )?burning\b/i
export const fire = /(?<!not a )\b(?:fire|smoke|smokes|flames)\b(?!-| (?:alarm|detector|door|risk|safety|service|and))/i
export const toldWhatToDo =
  /\b999\b|\b105\b|\b(?:call|ring) (?:us|an electrician|now|at once)\b|\b(?:call at once|act today)\b|\bneed an electrician\b/i

function partSections(part: BodyPart): string[] {
  if (part.kind !== 'prose') return [partLines(part).join(' ')]
  return part.html.split(/(?=<h[23])/).map((html) => htmlLines(html).join(' '))
}

function listsAndStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return [value.join(' ')]
  return value && typeof value === 'object' ? Object.values(value).flatMap(listsAndStrings) : []
}

/** The pieces of HTML in a part. */
export function partHtml(part: BodyPart): string[] {
  if (part.kind === 'table') return part.rows.flat()
  if (part.kind === 'checklist') return part.items
  return part.kind === 'figure' ? [] : [part.html]
}

/** The text of a part, block by block. A table row counts as one block. */
function partLines(part: BodyPart): string[] {
  if (part.kind === 'table') return [part.caption, ...part.rows.map((cells) => cells.flatMap(htmlLines).join(', '))]
  return partHtml(part).flatMap(htmlLines)
}

/** The text of HTML, block by block. */
function htmlLines(html: string): string[] {
  return html
    .split(/<\/?(?:h\d|p|div|li|ul|ol|blockquote|pre|br)[^>]*>/)
    .map((block) =>
      block
        .replace(/<[^>]+>/g, '')
        .replaceAll('&amp;', '&')
        .trim(),
    )
    .filter(Boolean)
}

/** Sentences of running text. */
export function sentences(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(/(?<=[.?!:])['")\]]*\s+(?=['"([]?[A-Z0-9£])/)).map((line) => line.trim())
}

function lines(value: unknown, field = ''): string[] {
  if (silent.has(field) || field.startsWith('related') || field === 'nearbySlugs') return []
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap((item) => lines(item, field))
  if (value && typeof value === 'object') return Object.entries(value).flatMap(([key, item]) => lines(item, key))
  return []
}

function whatsappTexts(): string[] {
  const { service, area, project, article, failedForm } = messages.whatsappMessages
  const typed = typedFields({
    fullName: 'Ann',
    phone: '020 7946 0000',
    email: 'ann@example.com',
    postcode: 'TW9 1AA',
    jobDescription: 'a socket',
  })
  return [service('Rewiring'), area('Kew'), project('Kitchen'), article('EICR'), failedForm(typed)]
}
