import { repliesWithin } from '#contract/reply-promise.ts'
import { business } from './business.ts'
import { type Claim, claims } from './claims.ts'
import { emergencyLine } from './emergency-line.ts'

/** Each claim in a few words. Until `emergencyForm` is confirmed the site does not make it. */
const claimWords: Record<Exclude<Claim, 'emergencyForm'>, string> = {
  insurance: `insured up to ${business.insuredUpTo}`,
  yearsInBusiness: `${business.yearsInBusiness} in business`,
  sameWeekVisits: 'visits in the same week',
  emergencyMinutes: `${business.emergencyResponseMinutes} minutes in an emergency`,
  allHours: `somebody on the phone ${emergencyLine.when}`,
  replyTimes: `replies ${repliesWithin.form}, to calls ${repliesWithin.call}`,
  guarantee: 'what you can count on',
  story: 'our story',
}

/** What the owner has not confirmed yet. */
export const unconfirmedClaims = Object.entries(claimWords)
  // The keys are the claims.
  .filter(([claim]) => !claims[claim as Claim])
  .map(([claim, words]) => ({ claim: claim as Claim, words }))

/** Shown beside claims that are not confirmed. */
export const sampleClaimsLabel = 'Sample claims, not confirmed by the owner yet'
