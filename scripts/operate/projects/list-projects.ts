import type { ProjectCategory } from '#contract/project.ts'
import { counted, type Terminal, table } from '../../terminal.ts'
import { describeMalformed, type Portfolio } from './portfolio.ts'

/** Cards as the portfolio page shows them. */
export async function listProjects(
  { name, store }: Portfolio,
  { print, note, width }: Terminal,
  { category, json }: { category?: ProjectCategory; json?: boolean },
): Promise<void> {
  const { items, malformed } = await store.scan()
  const cards = items.filter((item) => item.card_category && (category ?? item.category) === item.category)
  cards.sort((a, b) => (a.order_key < b.order_key ? -1 : 1))
  for (const sentence of describeMalformed(malformed)) note(sentence)
  if (json) return print(JSON.stringify(cards, null, 2))
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
