import { registration } from '#content/lib/owner/claims.ts'
import { homePage } from '#content/pages/home.ts'
import { ContactActions } from './ContactActions.tsx'
import { LitHouse } from './LitHouse.tsx'
import './HomeHero.css'

/** The illustrated street at dusk, with what the business does beside it. */
export function HomeHero() {
  const { heroTitle, heroText } = homePage
  return (
    <section className="hero on-ink" aria-labelledby="page-title">
      <div className="hero__title">
        <h1 id="page-title">{heroTitle}</h1>
        {registration && (
          <p className="hero__proof small">
            {registration.scheme} {registration.number}
          </p>
        )}
      </div>
      <div className="hero__text">
        <p className="lead">{heroText}</p>
        <ContactActions />
      </div>
      <LitHouse />
    </section>
  )
}
