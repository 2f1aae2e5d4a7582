import { Link } from 'react-router-dom'
import type { AreaServiceCard, ServiceCard } from '#content/lib/schema.ts'
import { Icon } from '../ui/Icon.tsx'
import '../ui/RowLink.css'
import { ServicePrice } from './ServicePrice.tsx'
import './ServiceIndex.css'

type ServiceIndexProps = {
  cards: readonly (AreaServiceCard & Partial<ServiceCard>)[]
  /** URLs of the drawings that replace icons, by the services' paths. */
  vignettes?: Partial<Record<string, string>>
}

/** Services as a price list; each whole line is a link. */
export function ServiceIndex({ cards, vignettes = {} }: ServiceIndexProps) {
  return (
    <ul className="service-index ruled">
      {cards.map(({ icon, title, description, features = [], href, price, buys }) => (
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
            {features.length > 0 && (
              <ul className="service-line__features dotted">
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            )}
          </div>
          <ServicePrice price={price} buys={buys} />
        </li>
      ))}
    </ul>
  )
}
