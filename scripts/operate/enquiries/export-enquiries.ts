import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { stringify } from 'csv-stringify/sync'
import { enquiryFieldNames } from '#shared/enquiry-fields.ts'
import type { StoredEnquiry } from '../../../lambdas/enquiries/enquiry.ts'
import { Problem } from '../../problem.ts'
import { counted, localTime, type Terminal } from '../../terminal.ts'
import { stateOf, withPhotoUrls } from './describe-enquiry.ts'
import type { EnquiryResources } from './enquiry-resources.ts'
import { readEnquiries } from './find-enquiries.ts'

const columns = [
  'enquiryId',
  'receivedAt',
  ...enquiryFieldNames,
  'photoUrls',
  'photosLeftOut',
  'about',
  'writtenOn',
  'emergency',
  'possibleSpam',
  'mailedAt',
  'setAsideAt',
  'state',
]

/**
 * Exports every enquiry as CSV into a new file that only its owner may read, which is there only once it is complete.
 * Streamed, as a flood does not fit into memory.
 * @throws Problem when there is such a file, or it cannot be written.
 */
export async function exportEnquiries(
  resources: EnquiryResources,
  terminal: Terminal,
  { to }: { to: string },
): Promise<void> {
  if (existsSync(to)) throw new Problem(`${to} exists already: nothing was exported. Name a new file.`)
  let count = 0
  async function* lines(): AsyncGenerator<string> {
    yield toCsv([], resources.siteUrl)
    for await (const enquiry of readEnquiries(resources, terminal)) {
      count++
      yield toCsv([enquiry], resources.siteUrl, false)
    }
  }
  const aside = `${to}.part`
  const removeAside = () => rm(aside, { force: true })
  // One that was cut off before may have left it.
  await removeAside()
  const file = await open(aside, 'wx', 0o600).catch(() => {
    throw new Problem(`${to} cannot be written: is there such a folder, and may you write into it?`)
  })
  try {
    await file.writeFile(lines())
    await rename(aside, to)
  } finally {
    await file.close()
    await removeAside()
  }
  terminal.print(`${counted(count, 'enquiry')} of ${resources.name}, into ${to}.`)
}

/**
 * CSV that opens correctly in Excel: a UTF-8 byte order mark, Windows line ends, local times of the business, and no
 * formulas, because visitors write the cells.
 */
export function toCsv(enquiries: readonly StoredEnquiry[], siteUrl: string, header = true): string {
  const rows = enquiries.map((enquiry) => ({
    ...enquiry,
    receivedAt: localTime(enquiry.receivedAt),
    mailedAt: enquiry.mailedAt && localTime(enquiry.mailedAt),
    setAsideAt: enquiry.setAsideAt && localTime(enquiry.setAsideAt),
    phone: asText(enquiry.phone),
    photoUrls: withPhotoUrls(enquiry, siteUrl).photoUrls.join(' '),
    state: stateOf(enquiry),
  }))
  const cast = { boolean: (value: boolean) => (value ? 'yes' : 'no') }
  return stringify(rows, { header, bom: header, columns, escape_formulas: true, cast, record_delimiter: 'windows' })
}

/**
 * As typed, but for what a spreadsheet misreads: it drops a leading zero and takes a plus for a formula. Grouped and
 * with 00, a number stays text.
 */
function asText(phone: string): string {
  return phone.replace(/^\d{5}(?=\d+$)/, '$& ').replace(/^\+(?=\d)/, '00')
}
