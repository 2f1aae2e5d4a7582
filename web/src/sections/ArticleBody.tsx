import { Link } from 'react-router-dom'
import { areasBySlug } from '#content/lib/areas-by-slug.ts'
import { serviceNames } from '#content/lib/lists/service-names.ts'
import { CallButton, ContactLink } from '../contact/contact-links.tsx'
import type { CleanArticle } from '../loaders/clean-documents.ts'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Contents } from './Contents.tsx'
import { DocumentBody } from './DocumentBody.tsx'
import { Sources } from './Sources.tsx'
import '../ui/Panel.css'
import './ArticleBody.css'
import './PriceBox.css'

/** An article and its sources, with related services and areas at the side. */
export function ArticleBody({ article }: { article: CleanArticle }) {
  const { areas, services, sources, sections } = article
  return (
    <div className="article on-paper">
      <div className="wrap article__grid split" data-split="7-5">
        <div className="article__main">
          <DocumentBody body={article.body} />
          <Sources sources={sources} />
        </div>
        <div>
          <aside className="panel price-box article__aside on-paper" aria-label="Related" data-print="no">
            {services.length > 0 && (
              <>
                <ul className="article__services figures">
                  {services.map((slug) => (
                    <li key={slug}>
                      <Link to={paths.service(slug)}>{serviceNames[slug]}</Link>
                      <span>{article.priceLines[slug]}</span>
                    </li>
                  ))}
                </ul>
                <p className="small">See each page for what the price includes.</p>
              </>
            )}
            <ContactLink className={buttonClass('primary', 'button--wide')}>Get Free Quote</ContactLink>
            <CallButton kind="secondary" className="button--wide" />
            <ul className="links small">
              {areasBySlug(areas).map(({ slug, name }) => (
                <li key={slug}>
                  <Link to={paths.area(slug)}>Electrician in {name}</Link>
                </li>
              ))}
            </ul>
          </aside>
          <Contents sections={sections} />
        </div>
      </div>
    </div>
  )
}
