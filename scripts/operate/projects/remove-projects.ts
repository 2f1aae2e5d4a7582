import { Problem } from '../../problem.ts'
import { agreed, type Consent, counted, type Terminal } from '../../terminal.ts'
import { applyDiff } from './import-projects.ts'
import type { Portfolio } from './portfolio.ts'
import { describeDiff, diffProjects } from './project-diff.ts'

/** Removes rows, then the pictures that no row uses any more. */
export async function removeProjects(
  { name, store, bucket }: Portfolio,
  terminal: Terminal,
  ids: readonly string[],
  consent: Consent,
): Promise<void> {
  const { items, malformed } = await store.scan()
  const unknown = ids.filter((id) => ![...items, ...malformed].some((row) => row.id === id))
  if (unknown.length > 0) throw new Problem(`There is no project ${unknown.join(', ')}: nothing was changed.`)

  const diff = diffProjects(items, { removeIds: ids })
  const gone = new Set(items.filter(({ id }) => ids.includes(id)).map(({ image_url }) => image_url))
  for (const { id, image_url } of items) if (!ids.includes(id)) gone.delete(image_url)
  terminal.print(describeDiff(diff).join('\n'))
  const question = `Remove ${counted(ids.length, 'project')} and ${counted(gone.size, 'picture')} from ${name}?`
  if (!(await agreed(terminal, question, 'remove', consent))) return
  await applyDiff(diff, store)
  for (const imageUrl of gone) await bucket.remove(imageUrl)
  terminal.print(`Removed, with ${counted(gone.size, 'picture')}.`)
}
