import { areasPage } from '#content/pages/areas.ts'
import { ContactLink } from '../contact/contact-links.tsx'
import { paths } from '../paths.ts'
import { AreaCards } from '../sections/AreaCards.tsx'
import { AreasMap } from '../sections/AreasMap.tsx'
import { Band } from '../sections/Band.tsx'
import { ContactActions } from '../sections/ContactActions.tsx'
import { PageHero } from '../sections/PageHero.tsx'
import { TrustStrip } from '../sections/TrustStrip.tsx'
import { Seo } from '../seo/Seo.tsx'

/** The areas on a map, each with its postcodes. */
export function AreasPage() {
  const { title, metaDescription, hero, each, beyond } = areasPage
  const trail = [{ name: 'Areas', path: paths.areas }]
  return (
    <>
      <Seo title={title} description={metaDescription} path={paths.areas} trail={trail} />
      <PageHero {...hero} trail={trail} visual={<AreasMap />}>
        <ContactActions />
      </PageHero>
      <TrustStrip />
      <Band {...each}>
        <AreaCards />
      </Band>
      <Band layout="rail" title={beyond.title}>
        <p className="lead">{beyond.text}</p>
        <ContactLink className="text-link">Ask about your postcode</ContactLink>
      </Band>
    </>
  )
}
