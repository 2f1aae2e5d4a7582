import { Link } from 'react-router-dom'
import type { ServiceCard } from '#content/lib/schema.ts'
import { servicePath } from '#content/lib/service-path.ts'
import { bySlug } from '#content/lib/slug.ts'
import { RowPrice } from '../ui/RowPrice.tsx'
import './ServiceIndex.css'

const vignettes = bySlug(
  import.meta.glob<string>('../../content/vignettes/*.svg', { query: '?url', import: 'default', eager: true }),
)

/** The small drawings beside the services, by path. */
const vignettesByPath = Object.fromEntries(Object.entries(vignettes).map(([slug, url]) => [servicePath(slug), url]))

/** Services as a price list; each whole line is a link. */
export function ServiceIndex({ cards }: { cards: readonly ServiceCard[] }) {
  return (
    <ul className="service-index ruled">
      {cards.map(({ title, description, features, href, price }) => (
        <li key={href} className="service-line price-row">
          <h3 className="service-line__title">
            <img src={vignettesByPath[href]} alt="" width={112} height={84} loading="lazy" decoding="async" />
            <Link className="row-link" to={href}>
              {title}
            </Link>
          </h3>
          <div className="service-line__words">
            {description && <p>{description}</p>}
            <ul className="small dotted">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </div>
          <RowPrice {...price} />
        </li>
      ))}
    </ul>
  )
}
