import { Link } from 'react-router-dom'
import { business, telHref } from '#content/business.ts'
import { homePage } from '#content/pages/home.ts'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { LitHouse } from './LitHouse.tsx'

/** The evening street, with the business's promise beside it. */
export function HomeHero() {
  return (
    <section className="hero on-ink" aria-labelledby="page-title">
      <div className="hero__grid">
        <div className="hero__title">
          <h1 id="page-title">{homePage.heroTitle}</h1>
        </div>
        <div className="hero__text">
          <p className="lead">{homePage.heroText}</p>
          <div className="actions">
            <Link className={buttonClass('primary')} to={paths.contact}>
              Get Free Quote
            </Link>
            <a className={buttonClass('secondary')} href={telHref}>
              <Icon name="phone" size={18} />
              Call {business.phone.display}
            </a>
          </div>
        </div>
        <LitHouse />
      </div>
    </section>
  )
}
