import { Link } from 'react-router-dom'
import { sheetSummaries } from '#content/lib/guides.ts'
import { sheetsPage } from '#content/pages/sheets.ts'
import { paths } from '../paths.ts'
import { PageHero } from '../sections/PageHero.tsx'
import { Seo } from '../seo/Seo.tsx'
import '../ui/Plate.css'
import '../ui/RowLink.css'
import '../sections/SheetList.css'
import '../sections/Article.css'

const sheetLinks = sheetSummaries.map(({ slug, heading }) => ({ name: heading, path: paths.sheet(slug) }))

/** A list of all sheets with their purpose. */
export function SheetsPage() {
  const { title, metaDescription, hero } = sheetsPage
  const trail = [{ name: 'Sheets', path: paths.sheets }]
  return (
    <>
      <Seo
        title={title}
        description={metaDescription}
        path={paths.sheets}
        jsonLd={(data) => [data.listData(hero.title, sheetLinks), data.breadcrumbData(trail)]}
      />
      <PageHero {...hero} trail={trail} />
      <div className="article on-paper">
        <ul className="wrap sheet-list">
          {sheetSummaries.map(({ slug, heading, lead }) => (
            <li key={slug} className="plate">
              <h2>
                <Link className="row-link" to={paths.sheet(slug)}>
                  {heading}
                </Link>
              </h2>
              <p>{lead}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
