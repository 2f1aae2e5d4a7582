import { serviceCards, servicesPlate, unlistedServices } from '#content/lib/lists/services.ts'
import { servicesPage } from '#content/pages/services.ts'
import { FilteredGallery } from '../features/portfolio/FilteredGallery.tsx'
import { paths } from '../paths.ts'
import { Band } from '../sections/Band.tsx'
import { CallBand } from '../sections/CallBand.tsx'
import { ContactActions } from '../sections/ContactActions.tsx'
import { EmergencyBlock } from '../sections/EmergencyBlock.tsx'
import { LinkList } from '../sections/LinkList.tsx'
import { PageHero } from '../sections/PageHero.tsx'
import { Process } from '../sections/Process.tsx'
import { SampleQuote } from '../sections/SampleQuote.tsx'
import { ServiceIndex } from '../sections/ServiceIndex.tsx'
import { TrustStrip } from '../sections/TrustStrip.tsx'
import { Seo } from '../seo/Seo.tsx'
import { PlatePicture } from '../ui/PlatePicture.tsx'

const serviceLinks = serviceCards.map(({ title, href }) => ({ name: title, path: href }))

export function ServicesPage() {
  const { title, metaDescription, hero, services, alsoTitle, priceNote, process, work } = servicesPage
  const trail = [{ name: 'Services', path: paths.services }]
  return (
    <>
      <Seo
        title={title}
        description={metaDescription}
        path={paths.services}
        jsonLd={(data) => [data.breadcrumbData(trail), data.listData(hero.title, serviceLinks)]}
      />
      <PageHero
        {...hero}
        trail={trail}
        visual={
          servicesPlate.plate && <PlatePicture src={servicesPlate.plate} alt={servicesPlate.plateAlt} priority lazy />
        }
        wideOnly
      >
        <ContactActions />
      </PageHero>
      <TrustStrip />
      <Band {...services}>
        <ServiceIndex cards={serviceCards} />
        <p className="small price-note">{priceNote}</p>
        <LinkList title={alsoTitle} links={unlistedServices.map(({ title, href }) => ({ name: title, path: href }))} />
      </Band>
      <EmergencyBlock />
      <Band {...process}>
        <div className="split" data-split="7-5">
          <Process />
          <SampleQuote />
        </div>
      </Band>
      <Band ground="paper-2" {...work}>
        <FilteredGallery limit={9} />
      </Band>
      <CallBand />
    </>
  )
}
