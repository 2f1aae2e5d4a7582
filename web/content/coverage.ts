import { business } from './business.ts'
import { areaSummaries } from './lib/lists/areas.ts'

/**
 * What is said of a postcode's outcode, for example `SW14`. Advice for the visitor only: an enquiry from
 * outside is never refused.
 */
export function coverageMessage(outcode: string): string {
  return areaSummaries.some(({ outcodes }) => outcodes.includes(outcode))
    ? `Good news: we cover ${outcode}.`
    : `We usually work within ${business.serviceRadiusMetres / 1000} km of ${business.serviceCentre}. Send us your enquiry, and we'll tell you whether we can come to ${outcode}.`
}
