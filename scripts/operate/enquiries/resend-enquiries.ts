import { randomUUID } from 'node:crypto'
import { Enquiry, type StoredEnquiry } from '../../../lambdas/enquiries/enquiry.ts'
import { Problem } from '../../problem.ts'
import { agreed, type Consent, counted, type Terminal } from '../../terminal.ts'
import { lineOf, stateOf } from './describe-enquiry.ts'
import type { EnquiryResources } from './enquiry-resources.ts'
import { type EnquiryFilter, findEnquiries, readEnquiries } from './find-enquiries.ts'

/**
 * Has enquiries mailed again, by `ids` or else all that the options name: one mail each, whatever became of earlier
 * ones. Reads them twice rather than keep them, as a flood does not fit into memory; one that has come meanwhile was not
 * agreed on.
 */
export async function resendEnquiries(
  resources: EnquiryResources,
  terminal: Terminal,
  ids: readonly string[],
  options: EnquiryFilter & Consent,
): Promise<void> {
  const named = ids.length > 0 ? await findEnquiries(resources, ids) : undefined
  const chosen = (): Iterable<StoredEnquiry> | AsyncIterable<StoredEnquiry> =>
    named ?? readEnquiries(resources, terminal, options)
  const agreedOn = new Set<string>()
  let waiting = 0
  for await (const enquiry of chosen()) {
    terminal.print(`${lineOf(enquiry)}  (${stateOf(enquiry)})`)
    agreedOn.add(enquiry.enquiryId)
    if (stateOf(enquiry).startsWith('waiting')) waiting += 1
  }
  if (agreedOn.size === 0) throw new Problem('There is nothing to mail.')
  if (waiting > 0)
    terminal.note(
      `${counted(waiting, 'enquiry')} may still be in the queue: a new mail comes after it, up to days later.`,
    )
  const question = `Mail ${counted(agreedOn.size, 'enquiry')} again, by ${resources.name}?`
  if (!(await agreed(terminal, question, 'resend', options))) return
  let sent = 0
  for await (const enquiry of chosen()) {
    if (!agreedOn.has(enquiry.enquiryId)) continue
    await resources.queue.send({ enquiry: Enquiry.parse(enquiry), resendId: randomUUID() })
    sent += 1
  }
  terminal.print(inQueue(sent, 'enquiry'))
}

/** Sends the dead letters on: each is deleted once the queue has its message. One that cannot be read stays. */
export async function resendDeadLetters(
  resources: EnquiryResources,
  terminal: Terminal,
  consent: Consent,
): Promise<void> {
  const deadLettersBefore = await resources.queue.listDeadLetters()
  for (const { enquiryId, enquiry, text } of deadLettersBefore) {
    terminal.print(
      enquiry
        ? lineOf(enquiry)
        : `${enquiryId}  cannot be read, and stays. \`erase ${enquiryId}\` ends it. It says:\n${text}`,
    )
  }
  const readable = deadLettersBefore.filter(({ enquiry }) => enquiry)
  if (readable.length === 0) throw new Problem('There is no dead letter to send on.')
  const question = `Mail ${counted(readable.length, 'dead letter')} of ${resources.name}?`
  if (!(await agreed(terminal, question, 'resend', consent))) return
  const agreedOn = new Set(readable.map(({ enquiryId }) => enquiryId))
  await using deadLetters = await resources.queue.readDeadLetters()
  let sent = 0
  for (const deadLetter of deadLetters.all) {
    const { enquiryId, enquiry } = deadLetter
    if (!enquiry || !agreedOn.has(enquiryId)) continue
    await resources.queue.send({ enquiry, resendId: randomUUID() })
    await deadLetters.delete(deadLetter)
    sent += 1
  }
  terminal.print(inQueue(sent, 'dead letter'))
}

function inQueue(count: number, one: string): string {
  const [are, each] = count === 1 ? ['is', 'It is'] : ['are', 'Each is']
  return `${counted(count, one)} ${are} in the queue. ${each} mailed within a minute, or after an earlier message of the same enquiry.`
}
