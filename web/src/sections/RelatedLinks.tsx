import { areasBySlug } from '#content/lib/areas-by-slug.ts'
import { serviceNames } from '#content/lib/lists/service-names.ts'
import { paths } from '../paths.ts'
import { Fold } from '../ui/Fold.tsx'
import { LinkList } from './LinkList.tsx'
import './RelatedLinks.css'

type RelatedLinksProps = {
  /** Title by slug. */
  articles: Readonly<Record<string, string>>
  services: readonly string[]
  areas: readonly string[]
}

/** Further reading after a service page. */
export function RelatedLinks({ articles, services, areas }: RelatedLinksProps) {
  return (
    <Fold title="Related" className="related-fold">
      <div className="related ruled">
        <LinkList
          title="Articles"
          links={Object.entries(articles).map(([slug, name]) => ({ name, path: paths.article(slug) }))}
        />
        <LinkList
          title="Services"
          links={services.map((slug) => ({ name: serviceNames[slug] ?? slug, path: paths.service(slug) }))}
        />
        <LinkList
          title="Areas we cover for this"
          links={areasBySlug(areas).map(({ slug, name }) => ({ name, path: paths.area(slug) }))}
        />
      </div>
    </Fold>
  )
}
