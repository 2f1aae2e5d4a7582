import { applyDiff } from './import-projects.ts'
import type { Command } from './portfolio.ts'
import { describeDiff, diffProjects } from './project-diff.ts'

/** Rows first, then the pictures that no row names any more. */
export const removeCommand: Command = async ({ operands: ids, values, open }) => {
  if (ids.length === 0) throw new Error('Which projects? npm run projects -- remove ID...')
  const { store, bucket } = await open()
  const { items, malformed } = await store.scan()
  const unknown = ids.filter((id) => ![...items, ...malformed].some((row) => row.id === id))
  if (unknown.length > 0) throw new Error(`There is no project ${unknown.join(', ')}: nothing was changed.`)

  const diff = diffProjects(items, { removeIds: ids })
  console.log(describeDiff(diff).join('\n'))
  if (values['dry-run']) return 0
  await applyDiff(diff, store)
  const gone = new Set(items.filter(({ id }) => ids.includes(id)).map(({ image_url }) => image_url))
  for (const { id, image_url } of items) if (!ids.includes(id)) gone.delete(image_url)
  for (const imageUrl of gone) await bucket.remove(imageUrl)
  console.log(`Removed, with ${gone.size} pictures.`)
  return 0
}
