import { isSample } from '#content/lib/owner/sample.ts'
import type { Project } from '#shared/project.ts'

/**
 * Place and kind of the work, after the word that says on a sample site that the job is invented. A dot stays with what
 * follows it, so that none is at the end of a line.
 */
export function placeLine({ location, category }: Pick<Project, 'location' | 'category'>): string {
  return [...(isSample ? ['Sample'] : []), location, category].join(' ·\u00a0')
}
