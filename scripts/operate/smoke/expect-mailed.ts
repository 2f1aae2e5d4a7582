import { setTimeout as pause } from 'node:timers/promises'
import { expect, type Operator } from './check.ts'

/** Redelivery takes a lead whose first mail failed after two minutes, and runs every five. One more for the mail. */
const patienceMinutes = 8
const secondsBetweenLooks = 5

/**
 * Waits until the mail service has taken the mail of a lead: the visitor's answer is the same whether it has or not.
 * @throws Error with a sentence when it has not in time.
 */
export async function expectMailed(
  leadId: string,
  leads: Operator['leads'],
  say: (text: string) => void,
): Promise<void> {
  let lead = await leads.get(leadId)
  if (!lead?.mailedAt) say(`the enquiry is not mailed yet: redelivery is given ${patienceMinutes} minutes to do it`)
  for (let looks = (patienceMinutes * 60) / secondsBetweenLooks; !lead?.mailedAt && looks > 0; looks--) {
    await pause(secondsBetweenLooks * 1000)
    lead = await leads.get(leadId)
  }
  const cause = lead?.lastError ? ` (${lead.lastError})` : ''
  expect(
    lead?.mailedAt !== undefined,
    `the enquiry was accepted but not mailed within ${patienceMinutes} minutes${cause}: see docs/runbooks.md#oldestundeliveredlead`,
  )
}
