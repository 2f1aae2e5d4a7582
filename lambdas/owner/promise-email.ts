import { instantWords } from '../contract/london-time.ts'
import { isEmergency } from '../contract/quote-rules.ts'
import { outcode } from '../contract/uk.ts'
import { type EmailSettings, firstNameOf } from '../leads/lead-facts.ts'
import { ownerMail } from '../leads/owner-mail.ts'
import type { MailContent } from '../runtime/send-mail.ts'
import { type Waiting, waitingFacts, waitingHtml, waitingText } from './waiting-list.ts'

/** Reminds the owner of the enquiries whose promised time is near, in one mail. */
export function buildPromiseEmail(due: readonly Waiting[], settings: EmailSettings, now: number): MailContent {
  const facts = due.map((each) => waitingFacts(each, settings, now))
  const [first] = due
  const heading = due.length === 1 ? 'An answer is due' : `${due.length} answers are due`
  const by = `answer by ${instantWords(Math.min(...due.map(({ promised }) => promised)))}`
  const subject =
    first && due.length === 1
      ? `Reminder: ${outcode(first.lead.postcode)} - ${firstNameOf(first.lead)} - ${by}`
      : `Reminder: ${heading}, the first ${by.replace('answer ', '')}`
  const urgent = due.some(({ lead }) => isEmergency(lead))
  return ownerMail({
    mail: 'reminder',
    subject: `${urgent ? 'EMERGENCY - ' : ''}${subject}`,
    heading,
    urgent,
    text: facts.flatMap(waitingText),
    preheader: facts.map(({ title, promise }) => `${title}. ${promise}`).join(' '),
    overline: 'Reminder',
    body: facts.map(waitingHtml),
    why: 'Not marked as answered. This is the only reminder.',
  })
}
