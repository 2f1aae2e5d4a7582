import type { ProjectCategory } from '#contract/project.ts'

/**
 * The categories in the order of the filter. A list of its own, because the contract's carries zod into the browser, and
 * in a file of its own, because the filter shows before the search has to be here.
 */
export const projectCategories: readonly ProjectCategory[] = [
  'Renovations',
  'Kitchen Installations',
  'Outdoor Projects',
  'Living Spaces',
]
