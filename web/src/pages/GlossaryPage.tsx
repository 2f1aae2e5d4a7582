import { Link } from 'react-router-dom'
import { glossary } from '#content/glossary.ts'
import { articleTitles } from '#content/lib/article-titles.ts'
import { glossaryPage } from '#content/pages/glossary.ts'
import { paths } from '../paths.ts'
import { PageHero } from '../sections/PageHero.tsx'
import { Seo } from '../seo/Seo.tsx'
import '../sections/Glossary.css'
import '../sections/Article.css'

export function GlossaryPage() {
  const { title, metaDescription, hero } = glossaryPage
  const trail = [{ name: 'Glossary', path: paths.glossary }]
  return (
    <>
      <Seo
        title={title}
        description={metaDescription}
        path={paths.glossary}
        jsonLd={(data) => [data.glossaryData(glossary), data.breadcrumbData(trail)]}
      />
      <PageHero {...hero} trail={trail} exhibit={<LetterIndex />} />
      <div className="article on-paper">
        <dl className="wrap glossary">
          {glossary.map(({ id, term, meaning, article }) => (
            <div key={id} id={id}>
              <dt>{term}</dt>
              <dd>
                {meaning}
                {article && articleTitles[article] && (
                  <p className="glossary__more">
                    More: <Link to={paths.article(article)}>{articleTitles[article]}</Link>
                  </p>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  )
}

/** Id of the first term of each letter. */
const letters = new Map(glossary.toReversed().map(({ id, term }) => [term.charAt(0).toUpperCase(), id]))

function LetterIndex() {
  return (
    <nav aria-label="By letter">
      <ul className="letter-index">
        {[...letters].toReversed().map(([letter, id]) => (
          <li key={letter}>
            <a href={`#${id}`}>{letter}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
