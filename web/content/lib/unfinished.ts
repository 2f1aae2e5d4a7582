/**
 * Content that nobody has confirmed or read yet, derived from the dates in the files. A sample site shows and labels
 * it; a site on its own domain leaves it out. Runs in Node only.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { safetyReviewed } from '../safety.ts'
import { claimWords } from './claim-words.ts'
import { type Claim, claims } from './owner/claims.ts'
import { ownerPath, readOwnerFile } from './owner-file.ts'

export interface Unfinished {
  file: string
  /** What a site on its own domain leaves out, and how to bring it back. */
  sentence: string
}

/** Claims that a good business does not have to make. */
const optional: readonly string[] = ['registration', 'notification'] satisfies Claim[]

/** Everything unconfirmed that the site shows. */
export function unfinished(): Unfinished[] {
  return [...unconfirmed(), ...unfinishedPages()]
}

/** What the owner has not confirmed, except the contact details, without which there is no site. */
function unconfirmed(): Unfinished[] {
  const { emergency, ranges } = readOwnerFile('prices')
  const prices = Object.entries({ emergency, ...ranges }).flatMap(([table, { confirmed }]) => (confirmed ? [] : table))
  return [
    ...Object.entries(claims)
      .filter(([claim, day]) => !day && !optional.includes(claim))
      .map(([claim]) => ({
        file: ownerPath('claims.yaml'),
        // Cast: the keys are the claims.
        sentence: `"${claimWords[claim as Claim]}" is not said: behind ${claim} write the day on which you checked it.`,
      })),
    ...prices.map((table) => ({
      file: ownerPath('prices.yaml'),
      sentence: `The prices of ${table} are not shown: behind its confirmed write the day on which you checked them.`,
    })),
    ...openFile(readOwnerFile('team-note').confirmed, 'team-note.yaml', 'The note on the About page is not shown'),
    ...(readOwnerFile('reviews').samples
      ? [{ file: ownerPath('reviews.yaml'), sentence: 'No review is shown: put your own, then write samples: no.' }]
      : []),
    ...(safetyReviewed
      ? []
      : [
          {
            file: 'web/content/safety.ts',
            sentence: 'What to do in danger is cut down to whom to call: have an electrician read it (safetyReviewed).',
          },
        ]),
  ]
}

function openFile(confirmed: string | false, file: string, what: string): Unfinished[] {
  if (confirmed) return []
  return [{ file: ownerPath(file), sentence: `${what}: behind confirmed write the day on which you checked them.` }]
}

/** Pages that depend as a whole on what nobody has confirmed or read, by path. */
export function unfinishedPages(): (Unfinished & { path: string })[] {
  const { ranges } = readOwnerFile('prices')
  const hasPrices = Object.values(ranges).some(({ confirmed }) => confirmed)
  return [
    ...unread('articles', '/blog'),
    ...pagesWithout(
      /^confirmed: \d/m,
      'guides',
      '/guides',
      'it waits for the owner and a solicitor (confirmed)',
    ).filter(({ path }) => path !== costs),
    ...(hasPrices
      ? []
      : [
          {
            path: costs,
            file: 'web/content/guides/costs.md',
            sentence: 'The page is left out: no price is confirmed.',
          },
        ]),
  ]
}

const costs = '/guides/costs'

/** Advice that nobody has reviewed. A list that becomes empty is left out too. */
function unread(folder: string, address: string) {
  const pages = pagesWithout(/^reviewed:/m, folder, address, 'no electrician has read it (reviewed)')
  const list = { path: address, file: `web/content/${folder}`, sentence: 'The list is left out: nothing is on it.' }
  return pages.length === filesOf(folder).length ? [...pages, list] : pages
}

const filesOf = (folder: string) =>
  readdirSync(join(import.meta.dirname, '..', folder)).filter((file) => file.endsWith('.md'))

function pagesWithout(finished: RegExp, folder: string, address: string, why: string) {
  return filesOf(folder).flatMap((file) => {
    const [, front = ''] =
      /^---\n(.*?)\n---/s.exec(readFileSync(join(import.meta.dirname, '..', folder, file), 'utf8')) ?? []
    if (finished.test(front)) return []
    const path = `${address}/${basename(file, '.md')}`
    return { path, file: `web/content/${folder}/${file}`, sentence: `The page is left out: ${why}.` }
  })
}
