/**
 * A site goes live on the business's own domain once the owner has confirmed five files, each with one date, and given
 * a street. The build records what is missing, for the CDK.
 */

import type { FileProblem } from '#shared/file-problems.ts'
import { lineOfField, ownerPath, readOwnerFile } from './owner-file.ts'

/** What the owner has to do before writing the date in each file. */
const toRead = {
  contact: 'put your own name, numbers and addresses, ring both numbers and write to the address.',
  claims:
    'read what the site says of you: hours, insurance, years, areas, registration, who signs reports, services, and the note on the About page.',
  prices: 'read each price, and what it buys.',
  reviews: "put your customers' own reviews, or none.",
  advice: 'have an electrician and a first-aider read the advice, and name both.',
} as const

/** What the owner has not confirmed yet: a line for the date of each file, and one for the street. */
export function unconfirmed(): FileProblem[] {
  // Cast: the keys are file names.
  const names = Object.keys(toRead) as (keyof typeof toRead)[]
  const dates = names
    .filter((name) => !readOwnerFile(name).confirmed)
    .map((name) => ({ file: ownerPath(`${name}.yaml`), line: lineOfField(name, 'confirmed'), sentence: toRead[name] }))
  return readOwnerFile('contact').street ? dates : [...dates, noStreet()]
}

/** A trader that quotes prices gives a geographical address: E-Commerce Regulations 2002, reg. 6; CAP code 3.4.2. */
function noStreet(): FileProblem {
  const sentence =
    'street is missing: who prints prices prints an address. Take the # and the space away from its line, and write the whole postcode below.'
  return { file: ownerPath('contact.yaml'), line: lineOfField('contact', 'town'), sentence }
}
