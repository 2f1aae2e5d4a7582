import type { Project } from '#shared/project.ts'
import { imageStem } from '#shared/project-image.ts'
import { createDynamoClient } from '../../../lambdas/runtime/dynamo-client.ts'
import { createS3Client } from '../../../lambdas/runtime/s3-client.ts'
import { toCards } from '../../../lambdas/shared/project-cards.ts'
import { Problem } from '../../problem.ts'
import { agreed, type Consent, counted, type Terminal, table } from '../../terminal.ts'
import { type Connection, operatorTimeouts } from '../connection.ts'
import { createImageBucket } from './image-bucket.ts'
import { createOperatorProjectStore, type MalformedRow } from './operator-project-store.ts'

/** A message for each row that the site cannot show. */
export function describeMalformed(rows: readonly MalformedRow[]): string[] {
  return rows.map(
    ({ id, problems }) => `The row ${id} is not shown: ${problems.join(' ')} Import it again, or remove it.`,
  )
}

/** The pictures of rows that are removed or replaced which no other shows. A row that cannot be read may show any. */
export function unusedPictures(
  gone: readonly Project[],
  staying: readonly Project[],
  unreadable: readonly MalformedRow[],
): string[] {
  if (unreadable.length > 0) return []
  // Files are named after the stem: `a.png` and `a.jpg` are one picture.
  const used = new Set(staying.map(({ image_url }) => imageStem(image_url)))
  return [...new Set(gone.map(({ image_url }) => image_url))].filter((imageUrl) => !used.has(imageStem(imageUrl)))
}

/** The portfolio of one deployment. */
export type Portfolio = ReturnType<typeof createPortfolio>

/** `name` is shown to the user: what it is, and where. */
export function createPortfolio({ name, siteUrl, names }: Connection) {
  return {
    name,
    /** True on the business's own domain, where sample projects are refused. */
    hasOwnDomain: isOwnDomain(new URL(siteUrl).hostname),
    records: createOperatorProjectStore(createDynamoClient({ timeouts: operatorTimeouts }), names.ProjectsTable),
    bucket: createImageBucket(createS3Client({ timeouts: operatorTimeouts }), names.PortfolioImagesBucket),
  }
}

/** True for the business's own domain: not this machine, CloudFront's, or one reserved for examples (RFC 6761). */
function isOwnDomain(host: string): boolean {
  return !/(^|\.)(localhost|cloudfront\.net|example|test|invalid)$|^[\d.]+$|^\[/.test(host)
}

/** Lists the portfolio's cards as the page shows them. */
export async function listPortfolio({ name, records }: Portfolio, { print, note, width }: Terminal): Promise<void> {
  const { items, malformed } = await records.scan()
  const cards = toCards(items)
  for (const sentence of describeMalformed(malformed)) note(sentence)
  const rows = cards.map((card) => [
    card.id,
    card.project_date,
    card.title,
    card.location,
    card.category,
    String(card.images.length),
    card.featured ? 'featured' : '',
  ])
  print(table(['id', 'date', 'title', 'place', 'category', 'images', ''], rows, width))
  print(`${counted(cards.length, 'project')} in ${name}.`)
}

/** Removes rows, then the pictures that no row uses any more. */
export async function removeProjects(
  { name, records, bucket }: Portfolio,
  terminal: Terminal,
  typed: readonly string[],
  consent: Consent,
): Promise<void> {
  const ids = [...new Set(typed)]
  const { items, malformed } = await records.scan()
  const unknown = ids.filter((id) => ![...items, ...malformed].some((row) => row.id === id))
  if (unknown.length > 0) throw new Problem(`There is no project ${unknown.join(', ')}: nothing was changed.`)

  const removed = items.filter(({ id }) => ids.includes(id))
  const staying = items.filter((row) => !removed.includes(row))
  const unreadable = malformed.filter(({ id }) => !ids.includes(id))
  for (const sentence of describeMalformed(unreadable)) terminal.note(sentence)
  const gone = unusedPictures(removed, staying, unreadable)
  for (const { id, title, location } of removed) terminal.print(`- ${id}  ${title}, ${location}`)
  const question = `Remove ${counted(ids.length, 'project')} and ${counted(gone.length, 'picture')} from ${name}?`
  if (!(await agreed(terminal, question, 'remove', consent))) return
  await records.delete(ids)
  for (const imageUrl of gone) await bucket.remove(imageUrl)
  terminal.print(`Removed, with ${counted(gone.length, 'picture')}.`)
}
