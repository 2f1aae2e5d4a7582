import { Link } from 'react-router-dom'
import { serviceCards } from '#content/lib/services.ts'
import { homePage } from '#content/pages/home.ts'
import { servicesPage } from '#content/pages/services.ts'
import { Fold } from '../ui/Fold.tsx'
import { Picture } from '../ui/Picture.tsx'
import { PictureLabel } from '../ui/PictureLabel.tsx'
import '../ui/RowLink.css'
import './Band.css'
import './ServicesBand.css'

/**
 * The services, each with a small picture of what the work is done on beside its row. A wide screen shows the first
 * alone, large beside the list.
 */
export function ServicesBand() {
  const { title, text } = homePage.services
  return (
    <section className="band services-band on-ink" aria-labelledby="services-title">
      <div className="wrap services-band__grid split" data-split="6-6">
        <div className="services-band__words">
          <h2 id="services-title">{title}</h2>
          <p className="band__text">{text}</p>
          <ul className="services-band__list">
            {serviceCards.map(({ title, description, href, price, thumbnail }) => (
              <li key={href} className="services-band__item">
                <div className="service-row">
                  <h3 className="service-row__title">
                    <Link className="row-link" to={href}>
                      {title}
                    </Link>
                  </h3>
                  <p className="service-row__price figures">{price}</p>
                  <p className="service-row__text">{description}</p>
                </div>
                <Picture
                  className="service-picture"
                  stem={thumbnail}
                  alt=""
                  kind="labelled render"
                  sizes="(min-width: 64rem) 49rem, 6rem"
                />
              </li>
            ))}
          </ul>
          <PictureLabel says="Illustration" className="caption services-band__caption" />
        </div>
        {servicesPage.priceNote && (
          <Fold className="price-note small" title="What the prices buy">
            <p>{servicesPage.priceNote}</p>
          </Fold>
        )}
      </div>
    </section>
  )
}
