import { Link } from 'react-router-dom'
import { serviceCards } from '#content/lib/lists/services.ts'
import { homePage } from '#content/pages/home.ts'
import { servicesPage } from '#content/pages/services.ts'
import { paths } from '../paths.ts'
import { Icon } from '../ui/Icon.tsx'
import { RowPrice } from '../ui/RowPrice.tsx'
import { Band } from './Band.tsx'
import './ServicesBand.css'

/** The services as a price list, in two columns where there is room. */
export function ServicesBand() {
  return (
    <Band
      ground="ink"
      {...homePage.services}
      aside={
        <Link className="text-link" to={paths.guide('costs')}>
          All prices
          <Icon name="arrow-right" />
        </Link>
      }
    >
      <ul className="service-rows ruled">
        {serviceCards.map(({ title, description, href, price }) => (
          <li key={href} className="service-row price-row">
            <div>
              <h3>
                <Link className="row-link" to={href}>
                  {title}
                </Link>
              </h3>
              <p className="service-row__words">{description}</p>
            </div>
            <RowPrice {...price} />
          </li>
        ))}
        <li className="small">{servicesPage.priceNote}</li>
      </ul>
    </Band>
  )
}
