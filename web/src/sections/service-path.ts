import { paths } from '../paths.ts'

/** Security has a page of its own outside /services. */
export function servicePath(slug: string): string {
  return slug === 'security' ? paths.security : paths.service(slug)
}
