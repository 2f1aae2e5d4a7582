import { areaSummaries } from './lib/areas.ts'

/**
 * What is said of a postcode district (outcode), for example `SW14`. Advice for the visitor only: a request from outside
 * is never refused.
 */
export function coverageMessage(outcode: string): string {
  return areaSummaries.some(({ outcodes }) => outcodes.includes(outcode))
    ? `Good news: we cover ${outcode}.`
    : `${outcode} is outside our usual area. Send your request, and we will tell you honestly if we can help.`
}
