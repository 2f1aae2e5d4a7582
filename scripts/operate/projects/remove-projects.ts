import { Problem } from '../../problem.ts'
import { agreed, type Consent, counted, type Terminal } from '../../terminal.ts'
import type { Portfolio } from './portfolio.ts'

/** Removes rows, then the pictures that no row uses any more. */
export async function removeProjects(
  { name, records, bucket }: Portfolio,
  terminal: Terminal,
  ids: readonly string[],
  consent: Consent,
): Promise<void> {
  const { items, malformed } = await records.scan()
  const unknown = ids.filter((id) => ![...items, ...malformed].some((row) => row.id === id))
  if (unknown.length > 0) throw new Problem(`There is no project ${unknown.join(', ')}: nothing was changed.`)

  const removed = items.filter(({ id }) => ids.includes(id))
  const used = items.filter((row) => !removed.includes(row)).map(({ image_url }) => image_url)
  const gone = [...new Set(removed.map(({ image_url }) => image_url))].filter((imageUrl) => !used.includes(imageUrl))
  for (const { id, title, location } of removed) terminal.print(`- ${id}  ${title}, ${location}`)
  const question = `Remove ${counted(ids.length, 'project')} and ${counted(gone.length, 'picture')} from ${name}?`
  if (!(await agreed(terminal, question, 'remove', consent))) return
  await records.delete(ids)
  for (const imageUrl of gone) await bucket.remove(imageUrl)
  terminal.print(`Removed, with ${counted(gone.length, 'picture')}.`)
}
