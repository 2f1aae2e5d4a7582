import Table from 'cli-table3'
import { ProjectCategory } from '#contract/project.ts'
import { type Command, describeMalformed } from './portfolio.ts'

/** Cards as the portfolio page shows them. */
export const listCommand: Command = async ({ values, open }) => {
  const categories = values.category === undefined ? ProjectCategory.options : [ProjectCategory.parse(values.category)]
  const { store } = await open()
  const { items, malformed } = await store.scan()
  const cards = items.filter((item) => item.card_category && categories.includes(item.category))
  cards.sort((a, b) => (a.order_key < b.order_key ? -1 : 1))
  const table = new Table({
    head: ['id', 'date', 'category', 'place', 'title', 'images', ''],
    style: { head: [], border: [] },
  })
  for (const { id, project_date, category, location, title, image_count, featured } of cards) {
    table.push([id, project_date, category, location, title, image_count, featured ? 'featured' : ''])
  }
  console.log(table.toString())
  console.log([`${cards.length} projects.`, ...describeMalformed(malformed)].join('\n'))
  return 0
}
