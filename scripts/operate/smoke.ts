import { setTimeout as pause } from 'node:timers/promises'
import { signingKeyOf } from '../../lambdas/runtime/hmac.ts'
import { reasonOf } from '../../lambdas/runtime/reason.ts'
import { checkSite } from '../../lambdas/site/check-site.ts'
import { sendTestEnquiry } from '../../lambdas/site/send-test-enquiry.ts'
import { Problem } from '../problem.ts'
import type { Terminal } from '../terminal.ts'
import type { Connection } from './connection.ts'
import { createEnquiryResources } from './enquiries/enquiry-resources.ts'
import type { OperatorEnquiryStore } from './enquiries/operator-enquiry-store.ts'

/** The site under test. */
interface Site {
  /** Its origin, without a trailing slash. */
  siteUrl: string
  signingKey: string
  enquiries: Pick<OperatorEnquiryStore, 'get'>
}

/** The queue brings a message that failed again after 20, 80 and 260 seconds. */
const mailMinutes = 5
const secondsBetweenReads = 5

/** The site check, now, and a test enquiry up to its mail. @throws Problem */
export async function smoke(connection: Connection, terminal: Terminal): Promise<void> {
  const signingKey = signingKeyOf(await connection.siteSecret())
  const enquiries = createEnquiryResources(connection).records
  await smokeTest({ siteUrl: connection.siteUrl, signingKey, enquiries }, terminal)
}

/** `wait` pauses for milliseconds, between two tries and between two reads of the record. */
export async function smokeTest(
  { siteUrl, signingKey, enquiries }: Site,
  { print, note }: Pick<Terminal, 'print' | 'note'>,
  wait: (milliseconds: number) => Promise<unknown> = pause,
): Promise<void> {
  await checkSite({ siteUrl, fetch, wait }).catch((error: Error) => {
    const reason = reasonOf(error)
    // A status and wrong content have a sentence; of the network there is only the reason.
    const sentence = reason.startsWith('wrong') ? error.message : `It does not answer (${reason})`
    throw new Problem(`${siteUrl} is not in order: ${sentence}.`)
  })
  print('The home page comes whole, with its script, and the form could be sent.')
  const enquiryId = await sendTestEnquiry({ siteUrl, signingKey, uuid: () => crypto.randomUUID(), fetch })
  let enquiry = await enquiries.get(enquiryId)
  if (!enquiry?.mailedAt)
    note(`The test enquiry is not mailed yet: its worker is given ${mailMinutes} minutes to do it.`)
  for (let reads = (mailMinutes * 60) / secondsBetweenReads; !enquiry?.mailedAt && reads > 0; reads--) {
    await wait(secondsBetweenReads * 1000)
    enquiry = await enquiries.get(enquiryId)
  }
  if (!enquiry?.mailedAt) {
    const sentence = `was accepted but not mailed within ${mailMinutes} minutes: see docs/operate.md#enquirywaiting`
    throw new Problem(`The test enquiry ${enquiryId} ${sentence}`)
  }
  print('A test enquiry was stored and mailed.\nAll in order.')
}
