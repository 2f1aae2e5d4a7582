import { homePage } from '#content/pages/home.ts'
import { AreasMap } from './AreasMap.tsx'
import { Band } from './Band.tsx'
import { EmergencyBlock } from './EmergencyBlock.tsx'
import { Reviews } from './Reviews.tsx'
import { ServicesBand } from './ServicesBand.tsx'
import { WhyUs } from './WhyUs.tsx'

/** The home page's sections between the hero and the form. */
export function HomeSections() {
  return (
    <>
      <ServicesBand />
      <WhyUs />
      <EmergencyBlock />
      <Reviews />
      <Band ground="paper-2" {...homePage.areas}>
        <AreasMap listed />
      </Band>
    </>
  )
}
