import { setTimeout as pause } from 'node:timers/promises'
import { signingKeyOf } from '../../lambdas/runtime/hmac.ts'
import { reasonOf } from '../../lambdas/runtime/reason.ts'
import { checkSite } from '../../lambdas/site/check-site.ts'
import { sendTestEnquiry } from '../../lambdas/site/send-test-enquiry.ts'
import { exitCodes, Problem } from '../problem.ts'
import type { Terminal } from '../terminal.ts'
import { connect } from './connection.ts'
import type { EnquiryRecords } from './enquiries/enquiry-records.ts'
import { createEnquiryResources } from './enquiries/enquiry-resources.ts'

/** The site under test. */
interface Site {
  /** Its origin, without a trailing slash. */
  siteUrl: string
  /** What only its operator can read. Undefined from outside: no test enquiry is sent. */
  operator: { signingKey: string; enquiries: Pick<EnquiryRecords, 'get'> } | undefined
}

/** The queue brings a message that failed again after 20, 80 and 260 seconds. */
const mailMinutes = 5
const secondsBetweenReads = 5

/** The site check, now; for its operator also a test enquiry, up to its mail. @throws Problem */
export async function smoke(
  url: string | undefined,
  { deployed = false }: { deployed?: boolean },
  terminal: Terminal,
): Promise<void> {
  const site = await findSite(url, deployed)
  terminal.note(`Checking ${site.siteUrl}`)
  await smokeTest(site, terminal)
}

/** `wait` pauses for milliseconds, between two tries and between two reads of the record. */
export async function smokeTest(
  { siteUrl, operator }: Site,
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
  if (!operator) return print('No test enquiry was sent: sign in to AWS, to read its key and its record.')
  const { signingKey, enquiries } = operator
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

/** A URL is enough for the checks; the test enquiry's key and record only the site's operator can read. */
async function findSite(typed: string | undefined, deployed: boolean): Promise<Site> {
  if (typed !== undefined && deployed) throw new Problem('Give a URL or --deployed, not both.', exitCodes.wrongUse)
  if (typed !== undefined && !/^https?:\/\//.test(typed)) {
    throw new Problem(`"${typed}" is not a URL like https://yourdomain.co.uk.`, exitCodes.wrongUse)
  }
  const url = typed?.replace(/\/$/, '')
  try {
    const connection = await connect({ deployed: deployed || url?.startsWith('https:') })
    const { siteUrl, siteSecret } = connection
    if (url === undefined || url === siteUrl) {
      const signingKey = signingKeyOf(await siteSecret())
      return { siteUrl, operator: { signingKey, enquiries: createEnquiryResources(connection).records } }
    }
  } catch (error) {
    if (url === undefined) throw error
  }
  return { siteUrl: url ?? '', operator: undefined }
}
