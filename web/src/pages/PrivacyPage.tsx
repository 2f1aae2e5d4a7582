import { privacyPage } from '#content/pages/privacy.ts'
import { paths } from '../paths.ts'
import { Band } from '../sections/Band.tsx'
import { PageHero } from '../sections/PageHero.tsx'
import { Seo } from '../seo/Seo.tsx'
import '../sections/ArticleBody.css'

export function PrivacyPage() {
  const { title, metaDescription, hero, sections } = privacyPage
  const trail = [{ name: 'Privacy', path: paths.privacy }]
  return (
    <>
      <Seo title={title} description={metaDescription} path={paths.privacy} trail={trail} />
      <PageHero {...hero} trail={trail} />
      {sections.map((section) => (
        <Band key={section.title} className="band--close" layout="rail" title={section.title}>
          <div className="plain-text article__prose">
            {section.list && (
              <ul>
                {section.list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Band>
      ))}
    </>
  )
}
