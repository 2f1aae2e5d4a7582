import { Link } from 'react-router-dom'
import type { AreaServiceCard, ServiceCard } from '#content/lib/schema.ts'
import { Icon } from '../ui/Icon.tsx'
import { Picture } from '../ui/Picture.tsx'
import { PictureLabel } from '../ui/PictureLabel.tsx'
import '../ui/RowLink.css'
import { ServicePrice } from './ServicePrice.tsx'
import './ServiceIndex.css'

type ServiceIndexProps = { cards: readonly (AreaServiceCard & Partial<ServiceCard>)[] }

/** Services as a price list; each whole line is a link. Where there is room, a picture replaces the icon. */
export function ServiceIndex({ cards }: ServiceIndexProps) {
  const pictured = cards.some(({ thumbnail }) => thumbnail)
  return (
    <>
      <ul className="service-index ruled">
        {cards.map(({ icon, thumbnail, title, description, features = [], href, price, buys }) => (
          <li key={href} className="service-line">
            <h3 className="service-line__title" data-pictured={thumbnail ? true : undefined}>
              <Icon name={icon} size={22} />
              {thumbnail && <Picture stem={thumbnail} alt="" kind="labelled render" sizes="6rem" />}
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
      {pictured && <PictureLabel says="Illustration" className="service-index__label" />}
    </>
  )
}
