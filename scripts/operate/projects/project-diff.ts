import { isDeepStrictEqual } from 'node:util'
import type { Project } from '#shared/project.ts'

/** What the table lacks of the wanted rows. */
export interface ProjectDiff {
  added: Project[]
  /** With the names of the changed fields. */
  changed: { item: Project; fields: string[] }[]
  unchanged: number
}

/** Compares the table with rows to be added or replaced. */
export function diffProjects(stored: readonly Project[], rows: readonly Project[]): ProjectDiff {
  const before = new Map(stored.map((row) => [row.id, row]))
  const diff: ProjectDiff = { added: [], changed: [], unchanged: 0 }
  for (const item of rows) {
    const old = before.get(item.id)
    const fields = old ? differingFields(old, item) : []
    if (!old) diff.added.push(item)
    else if (fields.length > 0) diff.changed.push({ item, fields })
    else diff.unchanged++
  }
  return diff
}

/** As lines of text: `+ id`, `~ id: fields`. */
export function describeDiff({ added, changed, unchanged }: ProjectDiff): string[] {
  return [
    ...added.map(({ id, title, location }) => `+ ${id}  ${title}, ${location}`),
    ...changed.map(({ item, fields }) => `~ ${item.id}  ${fields.join(', ')}`),
    `${added.length} to add, ${changed.length} to change, ${unchanged} as they are.`,
  ]
}

function differingFields(old: Project, item: Project): string[] {
  // Cast: both are projects, of whose keys `Object.keys` says only that they are text.
  const names = Object.keys({ ...old, ...item }) as (keyof Project)[]
  return names.filter((name) => !isDeepStrictEqual(old[name], item[name]))
}
