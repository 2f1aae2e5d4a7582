/** Services with a kind of page of their own. */
export const ownKind: readonly string[] = ['emergency', 'security']

/** Where a service's page is. Security has one outside /services. */
export function servicePath(slug: string): string {
  return slug === 'security' ? '/security' : `/services/${slug}`
}
