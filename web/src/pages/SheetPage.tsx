import { useLoaderData } from 'react-router-dom'
import { business } from '#content/business.ts'
import { articleTitles } from '#content/lib/article-titles.ts'
import { sheetsPage } from '#content/pages/sheets.ts'
import type { CleanSheet } from '../clean-documents.ts'
import { paths } from '../paths.ts'
import { Band } from '../sections/Band.tsx'
import { LinkList } from '../sections/LinkList.tsx'
import { PageHero } from '../sections/PageHero.tsx'
import { Written } from '../sections/Written.tsx'
import { Seo } from '../seo/Seo.tsx'
import { Button } from '../ui/Button.tsx'
import '../sections/Sheet.css'

/** A sheet on the screen. It prints on one side of A4 with the phone number at its foot. */
export function SheetPage() {
  const sheet = useLoaderData<CleanSheet>()
  const { slug, title, heading, lead, steps } = sheet
  const path = paths.sheet(slug)
  const trail = [
    { name: 'Sheets', path: paths.sheets },
    { name: heading, path },
  ]
  const articles = sheet.articles.flatMap((slug) => {
    const name = articleTitles[slug]
    return name ? [{ name, path: paths.article(slug) }] : []
  })
  return (
    <div className="sheet">
      <Seo
        title={title}
        description={sheet.metaDescription}
        path={path}
        jsonLd={(data) => [
          ...(steps ? [data.howToData(heading, lead, steps)] : []),
          data.pageData(sheet, path),
          data.breadcrumbData(trail),
        ]}
      />
      <PageHero title={heading} text={lead} trail={trail}>
        <div className="actions needs-script">
          <Button onClick={() => print()}>{sheetsPage.print}</Button>
        </div>
      </PageHero>
      <Written words={sheet.words} sources={sheet.sources}>
        {steps && (
          <ol className="sheet__steps">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
      </Written>
      <p className="sheet__foot">
        {business.name}: <strong>{business.phone.display}</strong>
      </p>
      <Band ground="paper-2" layout="rail" title={sheetsPage.more}>
        <LinkList title="Articles" links={articles} />
      </Band>
    </div>
  )
}
