/**
 * A site goes live on the business's own domain only when the owner has confirmed every file of `owner/`. The build,
 * the CDK and a deployment ask here. Runs in Node only.
 */
import { isOwnName } from './own-name.ts'
import { ownerPath, readOwnerFile } from './owner-file.ts'

export interface Unconfirmed {
  file: string
  /** What the owner has to read or change. */
  sentence: string
}

/** Claims that a good business does not have to make. */
const optional: readonly string[] = ['registration', 'notification']

/** What nobody has confirmed yet. */
export function unconfirmed(): Unconfirmed[] {
  const { emergency, ranges } = readOwnerFile('prices')
  const { insuredUpTo: _, years: __, minutes: ___, openingHours: ____, ...claims } = readOwnerFile('claims')
  const open = (file: string, fields: string[]) =>
    fields.length === 0
      ? []
      : { file: ownerPath(file), sentence: `Write the day on which you checked it behind ${fields.join(', ')}.` }
  const without = (days: object) => Object.entries(days).flatMap(([name, day]) => (day === false ? name : []))
  const tables = Object.entries({ emergency, ...ranges }).flatMap(([name, { confirmed }]) => (confirmed ? [] : name))
  return [
    ...[open('contact.yaml', without({ confirmed: readOwnerFile('contact').confirmed }))].flat(),
    ...[
      open(
        'claims.yaml',
        without(claims).filter((claim) => !optional.includes(claim)),
      ),
    ].flat(),
    ...[open('prices.yaml', tables)].flat(),
    ...[open('team-note.yaml', without({ confirmed: readOwnerFile('team-note').confirmed }))].flat(),
    ...(readOwnerFile('reviews').samples
      ? [{ file: ownerPath('reviews.yaml'), sentence: 'Put your own reviews, or none, and write samples: no.' }]
      : []),
  ]
}

/** @throws Error with one list of everything unconfirmed, if the host is the business's own domain. */
export function refuseUnconfirmed(host: string | undefined): void {
  if (host === undefined || !isOwnName(host)) return
  const open = unconfirmed()
  if (open.length === 0) return
  const list = open.map(({ file, sentence }) => `${file}: ${sentence}`).join('\n')
  throw new Error(`The site cannot go live on ${host} yet.\n${list}`)
}
