import { repliesWithin } from '../reply-times.ts'
import { allHours } from './emergency-line.ts'
import { type Claim, claimed } from './owner/claims.ts'

/** A short description of each claim. */
export const claimWords: Record<Claim, string> = {
  insurance: `insured up to ${claimed.insuredUpTo}`,
  yearsInBusiness: `${claimed.years} in business`,
  sameWeekVisits: 'visits in the same week',
  emergencyMinutes: `${claimed.minutes} minutes in an emergency`,
  hours: `open ${claimed.openingHours.line}`,
  allHours: `somebody on the phone ${allHours.when}`,
  replyTimes: `replies ${repliesWithin.form}, to calls ${repliesWithin.call}`,
  guarantee: 'what you can count on',
  registration: 'registered with a scheme',
  notification: 'how work is notified',
  story: 'our story',
}
