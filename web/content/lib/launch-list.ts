/**
 * What must be done before this content goes live on the business's own domain. Used by `content --launch`, the build,
 * the CDK and a deployment; docs/owner.md#before-you-go-live has what code cannot check. Runs in Node only.
 */

import { toConfirm } from '../to-confirm.ts'
import { isOwnName } from './own-name.ts'
import { contact } from './owner/contact.ts'
import { ownerFolder, ownerPath } from './owner-file.ts'
import { picturesOf } from './owner-photos.ts'
import { unfinished } from './unfinished.ts'

/** `must`: a domain is refused until this is done. `absent`: a site on its own domain leaves the content out. */
export interface LaunchItem {
  weight: 'must' | 'absent' | 'should'
  file: string
  sentence: string
}

type Row = [isDone: unknown, weight: LaunchItem['weight'], sentence: string]

/** A message for each open item. */
export function openItems(file: string, rows: readonly Row[]): LaunchItem[] {
  return rows.flatMap(([isDone, weight, sentence]) => (isDone ? [] : { weight, file, sentence }))
}

/** All open items in the site's content. */
export function launchList(): LaunchItem[] {
  const { street, companyNumber, vatRegistered } = contact
  const has = (subject: 'portrait' | 'van') => picturesOf(subject, ownerFolder).length > 0
  return [
    ...contactItems(),
    ...unfinished().map(({ file, sentence }) => ({ weight: 'absent' as const, file, sentence })),
    ...openItems(ownerPath('contact.yaml'), [
      [street, 'should', 'The law wants the street address, on the terms too (street).'],
      [vatRegistered, 'should', 'Registered for VAT, yes or no? Prices must include it (vatRegistered).'],
      [companyNumber, 'should', 'A company prints its name, number and registered office (companyName).'],
    ]),
    ...openItems(ownerPath('team-note.yaml'), [
      [has('portrait'), 'should', 'There is no photograph of who signs the note on the About page.'],
      [has('van'), 'should', 'There is no photograph of the van on the About page.'],
    ]),
    ...openItems(
      'web/content/to-confirm.ts',
      toConfirm.map(({ by, claim, standing }): Row => [false, 'should', `For the ${by}: ${claim}. ${standing}.`]),
    ),
  ]
}

/** A site needs a phone number that somebody answers. Anything else that is not confirmed is left out by the build. */
function contactItems(): LaunchItem[] {
  const sentence =
    'Name, numbers and addresses are invented until you write the day on which you tried them behind confirmed.'
  return openItems(ownerPath('contact.yaml'), [[contact.confirmed, 'must', sentence]])
}

/**
 * Invented contact details may be shown on this machine and on CloudFront's domain, never on the business's own.
 * @throws Error with a message that says what must be done first.
 */
export function refuseUnfinishedContent(host: string | undefined): void {
  if (host === undefined || !isOwnName(host)) return
  const [open] = contactItems()
  if (open) throw new Error(`The site cannot go live on ${host} yet.\n${open.file}: ${open.sentence}`)
}
