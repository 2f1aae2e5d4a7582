/**
 * Portfolio categories, in the order of the filter. "All" is a filter of the site, never a value of a row. In a file of
 * its own, because `project.ts` would bring zod into the browser.
 */
export const projectCategories = ['Renovations', 'Kitchen Installations', 'Outdoor Projects', 'Living Spaces'] as const
