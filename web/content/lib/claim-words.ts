import { repliesWithin } from '#contract/reply-promise.ts'
import { lineWords } from '#contract/week.ts'
import { type Claim, claimed } from './owner/claims.ts'
import { emergencyHours } from './owner/opening-hours.ts'

/** A short description of each claim. */
export const claimWords: Record<Claim, string> = {
  insurance: `insured up to ${claimed.insuredUpTo}`,
  yearsInBusiness: `${claimed.years} in business`,
  sameWeekVisits: 'visits in the same week',
  emergencyMinutes: `${claimed.minutes} minutes in an emergency`,
  allHours: `somebody on the phone ${lineWords(emergencyHours).when}`,
  emergencyForm: 'an emergency by the form wakes you',
  replyTimes: `replies ${repliesWithin.form}, to calls ${repliesWithin.call}`,
  guarantee: 'what you can count on',
  registration: 'registered with a scheme',
  notification: 'how work is notified',
  story: 'our story',
}
