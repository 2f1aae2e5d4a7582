import { Enquiry } from '../../../lambdas/enquiries/enquiry.ts'
import { Problem } from '../../problem.ts'
import { agreed, type Consent, counted, localTime, type Terminal } from '../../terminal.ts'
import {
  type EnquiryBook,
  type EnquiryFilter,
  findEnquiries,
  newestFirst,
  readEnquiries,
  stateOf,
} from './enquiry-book.ts'

/** Mails enquiries again, by `ids` or else all that the options name: makes each one that is not mailed, and puts it into the queue. The worker decides by the record alone. */
export async function resendEnquiries(
  book: EnquiryBook,
  terminal: Terminal,
  ids: readonly string[],
  options: EnquiryFilter & Consent,
): Promise<void> {
  const enquiries =
    ids.length > 0
      ? await findEnquiries(book, ids)
      : (await Array.fromAsync(readEnquiries(book, options))).sort(newestFirst)
  for (const enquiry of enquiries) {
    const { enquiryId, receivedAt, fullName, postcode } = enquiry
    terminal.print(`${enquiryId}  ${localTime(receivedAt)}  ${fullName}, ${postcode}  (${stateOf(enquiry)})`)
  }
  if (enquiries.length === 0) throw new Problem('There is nothing to mail.')
  if (
    !(await agreed(terminal, `Mail ${counted(enquiries.length, 'enquiry')} again, by ${book.name}?`, 'resend', options))
  )
    return
  for (const enquiry of enquiries) {
    if (!(await book.store.forgetMail(enquiry)))
      throw new Problem(`The enquiry ${enquiry.enquiryId} was erased just now.`)
    // Its own id, because the queue ignores for five minutes what it has had.
    await book.queue.send({ enquiry: Enquiry.parse(enquiry) }, { id: crypto.randomUUID() })
  }
  terminal.print(`${inQueue(enquiries.length, 'enquiry')} within a minute.`)
}

/** Sends the dead letters back into the queue, as if they came for the first time. One that cannot be read stays. */
export async function resendDeadLetters(book: EnquiryBook, terminal: Terminal, consent: Consent): Promise<void> {
  const letters = await book.queues.readDeadLetters()
  const left = new Set(letters)
  try {
    for (const { enquiryId, enquiry } of letters)
      terminal.print(
        `${enquiryId}  ${enquiry ? `${localTime(enquiry.receivedAt)}  ${enquiry.fullName}, ${enquiry.postcode}` : 'cannot be read: it stays'}`,
      )
    const readable = letters.flatMap((letter) => (letter.enquiry ? [{ letter, enquiry: letter.enquiry }] : []))
    if (readable.length === 0) throw new Problem('There is no dead letter to send back.')
    const question = `Send ${counted(readable.length, 'dead letter')} back into the queue of ${book.name}?`
    if (!(await agreed(terminal, question, 'resend', consent))) return
    for (const { letter, enquiry } of readable) {
      // Whatever became of earlier mails: somebody has looked.
      await book.store.setMailTries(enquiry.enquiryId, 0)
      await book.queue.send({ enquiry }, { id: crypto.randomUUID() })
      await book.queues.delete(letter)
      left.delete(letter)
    }
    terminal.print(`${inQueue(readable.length, 'dead letter')} within a minute, unless that was done before.`)
  } finally {
    for (const letter of left) await book.queues.putBack(letter)
  }
}

function inQueue(count: number, one: string): string {
  return `${counted(count, one)} ${count === 1 ? 'is in the queue, and is' : 'are in the queue, and are'} mailed`
}
