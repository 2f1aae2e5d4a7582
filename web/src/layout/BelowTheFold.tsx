/**
 * Marks the end of the first screen: the prerender links the remaining styles here (`scripts/site/document.ts`).
 * Stands once in every page, after its first section. In development both style sheets are in the head.
 */
export function BelowTheFold() {
  return <link data-site-styles="" />
}
