import type { ProjectCategory } from '#contract/project.ts'

/** The categories in the order of the filter. A list of its own, because the contract's carries zod into the browser. */
export const projectCategories: readonly ProjectCategory[] = [
  'Renovations',
  'Kitchen Installations',
  'Outdoor Projects',
  'Living Spaces',
]
