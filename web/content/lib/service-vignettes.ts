/** The small drawings beside the services. Separate from `services.ts`, because only their list shows them. */
import { servicePath } from './service-path.ts'
import { bySlug } from './slug.ts'

const files = bySlug(import.meta.glob<string>('../vignettes/*.svg', { query: '?url', import: 'default', eager: true }))

/** URL by the path of the service's page. A service without a drawing has its icon. */
export const serviceVignettes: Partial<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([slug, url]) => [servicePath(slug), url]),
)
