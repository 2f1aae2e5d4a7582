import type { ProjectCategory } from '#shared/project.ts'
import { newestFirst, toCards } from '../../../lambdas/projects/project-cards.ts'
import { counted, type Terminal, table } from '../../terminal.ts'
import { describeMalformed, type Portfolio } from './portfolio.ts'

/** Lists the portfolio's cards as the page shows them. */
export async function listPortfolio(
  { name, records }: Portfolio,
  { print, note, width }: Terminal,
  { category }: { category?: ProjectCategory },
): Promise<void> {
  const { items, malformed } = await records.scan()
  const cards = toCards(items)
    .filter((card) => (category ?? card.category) === card.category)
    .sort(newestFirst)
  for (const sentence of describeMalformed(malformed)) note(sentence)
  const rows = cards.map((card) => [
    card.id,
    card.project_date,
    card.title,
    card.location,
    card.category,
    String(card.image_count),
    card.featured ? 'featured' : '',
  ])
  print(table(['id', 'date', 'title', 'place', 'category', 'images', ''], rows, width))
  print(`${counted(cards.length, 'project')} in ${name}.`)
}
