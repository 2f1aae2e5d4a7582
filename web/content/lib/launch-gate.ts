/**
 * A site goes live on the business's own domain once the owner has confirmed five files, each with one date. The build, the
 * CDK and a deployment ask here. Runs in Node only.
 */
import { isOwnName } from './own-name.ts'
import { lineOfField, type OwnerProblem, ownerPath, readOwnerFile } from './owner-file.ts'

/** What the owner has to do before writing the date in each file. */
const toRead = {
  contact: 'put your own name, numbers and addresses, ring both numbers and write to the address.',
  claims:
    'read what the site says of you: hours, insurance, years, areas, registration, who signs reports, services, and the note on the About page.',
  prices: 'read each price, and what it buys.',
  reviews: "put your customers' own reviews, or none.",
  advice: 'have an electrician and a first-aider read the advice, and name both.',
} as const

/** The files that nobody has confirmed yet, each with the line of its date. */
export function unconfirmed(): OwnerProblem[] {
  return Object.entries(toRead).flatMap(([key, sentence]) => {
    // Cast: the keys are file names.
    const name = key as keyof typeof toRead
    if (readOwnerFile(name).confirmed) return []
    return { file: ownerPath(`${name}.yaml`), line: lineOfField(name, 'confirmed'), sentence }
  })
}

/** @throws Error with one list of what the owner has to read, if the host is the business's own domain. */
export function refuseUnconfirmed(host: string | undefined): void {
  if (host === undefined || !isOwnName(host)) return
  const open = unconfirmed()
  if (open.length === 0) return
  throw new Error(
    [
      `The site cannot go live on ${host} yet. In each of these files write the day behind "confirmed", once it is so:`,
      ...open.map(({ file, line, sentence }) => `${file}, line ${line}: ${sentence}`),
    ].join('\n'),
  )
}
