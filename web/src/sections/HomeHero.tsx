import { homePage } from '#content/pages/home.ts'
import { LitHouse } from './LitHouse.tsx'
import { QuoteActions } from './QuoteActions.tsx'

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
          <QuoteActions />
        </div>
        <LitHouse />
      </div>
    </section>
  )
}
