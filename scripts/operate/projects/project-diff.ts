import { isDeepStrictEqual } from 'node:util'
import type { Project } from '#contract/project.ts'

/** The writes that bring the table to the wanted rows. */
export interface ProjectDiff {
  added: Project[]
  /** With the names of the changed fields. */
  changed: { item: Project; fields: string[] }[]
  unchanged: number
  removedIds: string[]
}

/** Compares the table with rows to be added or replaced, and ids to be removed. */
export function diffProjects(
  stored: readonly Project[],
  { rows = [], removeIds = [] }: { rows?: readonly Project[]; removeIds?: readonly string[] },
): ProjectDiff {
  const before = new Map(stored.map((row) => [row.id, row]))
  const diff: ProjectDiff = { added: [], changed: [], unchanged: 0, removedIds: [...removeIds] }
  for (const item of rows) {
    const old = before.get(item.id)
    before.delete(item.id)
    const fields = old ? differingFields(old, item) : []
    if (!old) diff.added.push(item)
    else if (fields.length > 0) diff.changed.push({ item, fields })
    else diff.unchanged++
  }
  for (const id of removeIds) before.delete(id)
  diff.unchanged += before.size
  return diff
}

/** As lines of text: `+ id`, `~ id: fields`, `- id`. */
export function describeDiff({ added, changed, unchanged, removedIds }: ProjectDiff): string[] {
  return [
    ...added.map(({ id, title, location }) => `+ ${id}  ${title}, ${location}`),
    ...changed.map(({ item, fields }) => `~ ${item.id}  ${fields.join(', ')}`),
    ...removedIds.map((id) => `- ${id}`),
    `${added.length} to add, ${changed.length} to change, ${removedIds.length} to remove, ${unchanged} as they are.`,
  ]
}

function differingFields(old: Project, item: Project): string[] {
  const oldFields = new Map(Object.entries(old))
  const newFields = new Map(Object.entries(item))
  const names = new Set([...oldFields.keys(), ...newFields.keys()])
  return [...names].filter((name) => !isDeepStrictEqual(oldFields.get(name), newFields.get(name))).sort()
}
