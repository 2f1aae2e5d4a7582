import { portfolioPage } from '#content/pages/portfolio.ts'
import { Expertise } from '../features/portfolio/Expertise.tsx'
import { FilteredGallery } from '../features/portfolio/FilteredGallery.tsx'
import { paths } from '../paths.ts'
import { Band } from '../sections/Band.tsx'
import { CallBand } from '../sections/CallBand.tsx'
import { PageHero } from '../sections/PageHero.tsx'
import { Seo } from '../seo/Seo.tsx'
import { Picture } from '../ui/Picture.tsx'

const picture = {
  stem: 'bathroom-mirror-niche-lighting',
  alt: 'Green-tiled bathroom with a lit round mirror between two wall lights, and a lit niche over the bath',
}

export function PortfolioPage() {
  const { title, metaDescription, hero, expertise } = portfolioPage
  const trail = [{ name: 'Portfolio', path: paths.portfolio }]
  return (
    <>
      <Seo title={title} description={metaDescription} path={paths.portfolio} image={picture.stem} trail={trail} />
      <PageHero {...hero} trail={trail} visual={<Picture {...picture} priority lazy />} bleeds wideOnly />
      <section className="band band--close on-paper" aria-label="Projects">
        <div className="wrap">
          <FilteredGallery withText headingLevel={2} />
        </div>
      </section>
      <Band ground="paper-2" layout="rail" title={expertise.title}>
        <Expertise blurbs={expertise.blurbs} />
      </Band>
      <CallBand />
    </>
  )
}
