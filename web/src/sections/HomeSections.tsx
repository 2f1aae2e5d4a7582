import { homePage } from '#content/pages/home.ts'
import { AreasMap } from './AreasMap.tsx'
import { Band } from './Band.tsx'
import { EmergencyBlock } from './EmergencyBlock.tsx'
import { HouseServices } from './HouseServices.tsx'
import { Reviews } from './Reviews.tsx'
import { WhyUs } from './WhyUs.tsx'

/** The home page between its pictures and its form. */
export function HomeSections() {
  return (
    <>
      <HouseServices />
      <WhyUs />
      <EmergencyBlock />
      <Reviews />
      <Band layout="rail" {...homePage.areas}>
        <AreasMap />
      </Band>
    </>
  )
}
