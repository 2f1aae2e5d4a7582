import { homePage } from '#content/pages/home.ts'
import { servicesPage } from '#content/pages/services.ts'
import { serviceCards } from '#content/services.ts'
import { Link } from '../link.tsx'
import { Fold } from '../ui/Fold.tsx'
import { roomsOfService } from './lit-house-rooms.ts'

/**
 * What we do, as a list beside the house with its lights off: the row that is pointed at or focused lights its rooms. All
 * of that, pictures included, is in the style sheets, so it works without a script; on a phone each row has a picture of its room instead.
 */
export function HouseServices() {
  const { title, text } = homePage.services
  return (
    <section className="band house-services on-ink" aria-labelledby="services-title">
      <div className="wrap house-services__grid">
        <div className="house-services__words">
          <h2 id="services-title">{title}</h2>
          <p className="band__text">{text}</p>
          <ul className="house-services__list">
            {serviceCards.map(({ title, description, href, price }) => (
              <li key={href} className="service-row" data-lights={roomsOfService(href)}>
                <h3 className="service-row__title">
                  <Link className="row-link" to={href}>
                    {title}
                  </Link>
                </h3>
                <p className="service-row__price figures">{price}</p>
                <p className="service-row__text">{description}</p>
              </li>
            ))}
          </ul>
        </div>
        <div className="house-services__house" aria-hidden="true">
          <div className="house-services__street">
            <div className="house-services__lit" />
          </div>
          <p className="caption caption--plate">Illustration</p>
        </div>
        <Fold className="price-note small" title="What the prices buy">
          <p>{servicesPage.priceNote}</p>
        </Fold>
      </div>
    </section>
  )
}
