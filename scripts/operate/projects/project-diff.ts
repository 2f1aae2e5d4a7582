import { isDeepStrictEqual } from 'node:util'
import { Project } from '#contract/project.ts'
import { type ProjectItem, toProjectItems } from '../../../lambdas/projects/project-items.ts'

/** What has to be written for the table to hold the wanted rows. */
export interface ProjectDiff {
  added: ProjectItem[]
  /** With the names of the fields that change. Only keys of indexes may change too, when a collection does. */
  changed: { item: ProjectItem; fields: string[] }[]
  unchanged: number
  removedIds: string[]
}

/**
 * Compares the table with rows that are to be added or replaced, and ids to be removed. Whole collections are looked
 * at, because a new first picture takes over from the old one as the collection's card.
 */
export function diffProjects(
  stored: readonly ProjectItem[],
  { rows = [], removeIds = [] }: { rows?: readonly Project[]; removeIds?: readonly string[] },
): ProjectDiff {
  const before = new Map(stored.map((item) => [item.id, item]))
  const wanted = new Map<string, Project>(stored.map((item) => [item.id, Project.parse(item)]))
  for (const row of rows) wanted.set(row.id, row)
  for (const id of removeIds) wanted.delete(id)

  const diff: ProjectDiff = {
    added: [],
    changed: [],
    unchanged: 0,
    removedIds: [...removeIds],
  }
  for (const item of toProjectItems([...wanted.values()])) {
    const old = before.get(item.id)
    const fields = old ? differingFields(old, item) : []
    if (!old) diff.added.push(item)
    else if (fields.length > 0) diff.changed.push({ item, fields })
    else diff.unchanged++
  }
  return diff
}

/** Nothing to write. */
export function isEmpty({ added, changed, removedIds }: ProjectDiff): boolean {
  return added.length + changed.length + removedIds.length === 0
}

/** As lines for people: `+ id`, `~ id: fields`, `- id`. */
export function describeDiff({ added, changed, unchanged, removedIds }: ProjectDiff): string[] {
  return [
    ...added.map(({ id, title, location }) => `+ ${id}  ${title}, ${location}`),
    ...changed.map(({ item, fields }) => `~ ${item.id}  ${fields.join(', ')}`),
    ...removedIds.map((id) => `- ${id}`),
    `${added.length} to add, ${changed.length} to change, ${removedIds.length} to remove, ${unchanged} as they are.`,
  ]
}

function differingFields(old: ProjectItem, item: ProjectItem): string[] {
  const oldFields = new Map(Object.entries(old))
  const newFields = new Map(Object.entries(item))
  const names = new Set([...oldFields.keys(), ...newFields.keys()])
  return [...names].filter((name) => !isDeepStrictEqual(oldFields.get(name), newFields.get(name))).sort()
}
