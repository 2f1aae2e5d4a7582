import { articleTitles } from '#content/article-titles.ts'
import { glossary } from '#content/glossary.ts'
import { glossaryPage } from '#content/pages/glossary.ts'
import { Link } from '../link.tsx'
import { paths } from '../paths.ts'
import { PageHero } from '../sections/PageHero.tsx'
import { Seo } from '../seo/Seo.tsx'
import { breadcrumbData, glossaryData } from '../seo/structured-data.ts'

export function GlossaryPage() {
  const { title, metaDescription, hero } = glossaryPage
  const trail = [
    { name: 'Home', path: paths.home },
    { name: 'Glossary', path: paths.glossary },
  ]
  return (
    <>
      <Seo
        title={title}
        description={metaDescription}
        path={paths.glossary}
        jsonLd={[glossaryData(glossary), breadcrumbData(trail)]}
      />
      <PageHero {...hero} trail={trail} />
      <div className="article on-paper">
        <dl className="wrap glossary">
          {glossary.map(({ id, term, meaning, article }) => (
            <div key={id} id={id}>
              <dt>{term}</dt>
              <dd>
                {meaning}
                {article && (
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
