import { Link } from 'react-router-dom'
import type { ServiceCard } from '#content/lib/schema.ts'
import { Icon } from '../ui/Icon.tsx'
import { RowPrice } from '../ui/RowPrice.tsx'
import '../ui/RowLink.css'
import './ServiceIndex.css'

type ServiceIndexProps = {
  cards: readonly ServiceCard[]
  /** URLs of the drawings that replace icons, by the services' paths. */
  vignettes?: Partial<Record<string, string>>
}

/** Services as a price list; each whole line is a link. */
export function ServiceIndex({ cards, vignettes = {} }: ServiceIndexProps) {
  return (
    <ul className="service-index ruled">
      {cards.map(({ icon, title, description, features, href, price }) => (
        <li key={href} className="service-line" data-drawn={vignettes[href] ? true : undefined}>
          <h3 className="service-line__title">
            {vignettes[href] ? (
              <img src={vignettes[href]} alt="" width={112} height={84} loading="lazy" decoding="async" />
            ) : (
              <Icon name={icon} size={22} />
            )}
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
