import { aboutPage } from '#content/pages/about.ts'
import { ProjectGallery } from '../features/portfolio/ProjectGallery.tsx'
import { paths } from '../paths.ts'
import { AreasMap } from '../sections/AreasMap.tsx'
import { Band } from '../sections/Band.tsx'
import { CallBand } from '../sections/CallBand.tsx'
import { FeaturedWork } from '../sections/FeaturedWork.tsx'
import { PageHero } from '../sections/PageHero.tsx'
import { Points } from '../sections/Points.tsx'
import { Purpose } from '../sections/Purpose.tsx'
import { Story } from '../sections/Story.tsx'
import { TrustStrip } from '../sections/TrustStrip.tsx'
import { Seo } from '../seo/Seo.tsx'
import { Picture } from '../ui/Picture.tsx'

const picture = {
  stem: 'terrace-facade-dusk',
  alt: 'A brick terrace at dusk with lamps in the bay windows and a lit street lamp in front',
}

export function AboutPage() {
  const { title, metaDescription, hero, story, note, proof, mission, vision, values, areas, featured } = aboutPage
  const trail = [{ name: 'About', path: paths.about }]
  return (
    <>
      <Seo title={title} description={metaDescription} path={paths.about} image={picture.stem} trail={trail} />
      <PageHero {...hero} trail={trail} visual={<Picture {...picture} priority />} bleeds />
      <TrustStrip />
      <Story paragraphs={story} note={note} proof={proof} />
      <Purpose mission={mission} vision={vision} />
      <Band layout="rail" title="How we go about it">
        <Points points={values} />
      </Band>
      <Band id="areas" ground="paper-2" {...areas}>
        <AreasMap withList />
      </Band>
      <FeaturedWork {...featured}>
        <ProjectGallery projects="featured" limit={6} />
      </FeaturedWork>
      <CallBand />
    </>
  )
}
