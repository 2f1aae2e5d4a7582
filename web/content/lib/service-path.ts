/** Path of a service's page. Security has one outside /services. */
export function servicePath(slug: string): string {
  return slug === 'security' ? '/security' : `/services/${slug}`
}
