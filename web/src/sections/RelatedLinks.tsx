import { areasBySlug } from '#content/areas.ts'
import { articleSummaries } from '#content/articles.ts'
import { serviceNames } from '#content/services.ts'
import { paths } from '../paths.ts'
import { LinkList } from './LinkList.tsx'

type RelatedLinksProps = { articles: readonly string[]; services: readonly string[]; areas: readonly string[] }

/** What to read after a service page. */
export function RelatedLinks({ articles, services, areas }: RelatedLinksProps) {
  return (
    <div className="related">
      <LinkList
        title="Articles"
        links={articleSummaries
          .filter(({ slug }) => articles.includes(slug))
          .map(({ slug, title }) => ({ name: title, path: paths.article(slug) }))}
      />
      <LinkList
        title="Related services"
        links={services.map((slug) => ({ name: serviceNames[slug] ?? slug, path: servicePath(slug) }))}
      />
      <LinkList
        title="Where we do this"
        links={areasBySlug(areas).map(({ slug, name }) => ({ name, path: paths.area(slug) }))}
      />
    </div>
  )
}

/** Security has a page of its own outside /services. */
export function servicePath(slug: string): string {
  return slug === 'security' ? paths.security : paths.service(slug)
}
