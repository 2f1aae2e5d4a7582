import Table from 'cli-table3'
import { ProjectCategory } from '#contract/project.ts'
import type { Command } from './portfolio.ts'

/** Cards as the portfolio page shows them. */
export const listCommand: Command = async ({ values, open }) => {
  const categories = values.category === undefined ? ProjectCategory.options : [ProjectCategory.parse(values.category)]
  const { store } = await open()
  const read = { view: 'cards', featured: false, limit: Number.POSITIVE_INFINITY } as const
  const items = (await Promise.all(categories.map((category) => store.list({ ...read, category })))).flat()
  items.sort((a, b) => (a.order_key < b.order_key ? -1 : 1))
  const table = new Table({
    head: ['id', 'date', 'category', 'place', 'title', 'images', ''],
    style: { head: [], border: [] },
  })
  for (const { id, project_date, category, location, title, image_count = 1, featured } of items) {
    table.push([id, project_date, category, location, title, image_count, featured ? 'featured' : ''])
  }
  console.log(table.toString())
  console.log(`${items.length} projects.`)
  return 0
}
