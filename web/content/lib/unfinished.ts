/**
 * What nobody has confirmed or read yet, worked out from the dates in the files themselves. A sample site shows it and says
 * so; a site under a name of its own leaves it out. Only Node runs this.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { safetyReviewed } from '../safety.ts'
import { claimWords } from './claim-words.ts'
import { type Claim, claims } from './owner/claims.ts'
import { ownerPath, readOwnerFile } from './owner-file.ts'

export interface Unfinished {
  file: string
  /** What a site under a name of its own leaves out, and what brings it back. */
  sentence: string
}

/** Claims that many a good business never makes. */
const optional: readonly string[] = ['registration', 'notification', 'emergencyForm'] satisfies Claim[]

/** Everything invented that the site shows. */
export function unfinished(): Unfinished[] {
  return [...unconfirmed(), ...unfinishedPages()]
}

/** What the owner has not confirmed, the contact details aside: without those there is no site. */
function unconfirmed(): Unfinished[] {
  const { emergency, ranges } = readOwnerFile('prices')
  const prices = Object.entries({ emergency, ...ranges }).flatMap(([table, { confirmed }]) => (confirmed ? [] : table))
  return [
    ...Object.entries(claims)
      .filter(([claim, day]) => !day && !optional.includes(claim))
      .map(([claim]) => ({
        file: ownerPath('claims.yaml'),
        // The keys are the claims.
        sentence: `"${claimWords[claim as Claim]}" is not said: behind ${claim} write the day on which you checked it.`,
      })),
    ...prices.map((table) => ({
      file: ownerPath('prices.yaml'),
      sentence: `The prices of ${table} are not shown: behind its confirmed write the day on which you checked them.`,
    })),
    ...openFile(readOwnerFile('opening-hours').confirmed, 'opening-hours.yaml', 'Your hours are not shown'),
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

/** Pages that rest on what nobody has confirmed or read as a whole, by their paths. */
export function unfinishedPages(): (Unfinished & { path: string })[] {
  const { ranges } = readOwnerFile('prices')
  const hasPrices = Object.values(ranges).some(({ confirmed }) => confirmed)
  return [
    ...unread('articles', '/blog'),
    ...unread('sheets', '/sheets'),
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

/** Advice without a reader. A list with nothing on it is no page either. */
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
