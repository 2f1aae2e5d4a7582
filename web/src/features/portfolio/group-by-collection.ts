import type { Project, ProjectCard } from '#contract/project.ts'

/** A project as the site shows it: one card, and the rows whose pictures its dialog goes through. */
export type ProjectGroup = { card: ProjectCard; images: Project[] }

/**
 * Puts rows that share a collection together, each group in the place of its first row. The lowest `image_order`
 * represents the collection; a row without a collection stands alone.
 */
export function groupByCollection(rows: readonly Project[]): ProjectGroup[] {
  const groups = new Map<string, [Project, ...Project[]]>()
  for (const row of rows) {
    // The prefixes keep a collection apart from a project that happens to have the same id.
    const key = row.collection_id === undefined ? `project ${row.id}` : `collection ${row.collection_id}`
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return [...groups.values()].map((images) => {
    images.sort((a, b) => a.image_order - b.image_order)
    return { card: { ...images[0], image_count: images.length }, images }
  })
}
