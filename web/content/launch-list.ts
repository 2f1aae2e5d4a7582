/**
 * What is still invented, or not said yet, of the business that the site shows. The command `content --launch`, the build, the CDK
 * and a deployment all ask here; docs/before-you-go-live.md has what only people know. Only Node runs this.
 */
import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { business } from './business.ts'
import { unconfirmedClaims } from './claim-words.ts'
import { ownerFolder, ownerPath, readOwnerFile } from './owner-file.ts'
import { picturesOf } from './owner-photos.ts'
import { reviewsAreSamples } from './reviews.ts'
import { toConfirm } from './to-confirm.ts'

/** `must`: the law wants it, or the site would mislead people. A domain is refused until it is done. */
export interface LaunchItem {
  weight: 'must' | 'should'
  file: string
  sentence: string
}

type Row = [isDone: unknown, weight: LaunchItem['weight'], sentence: string]

/** Sentences for what is not done. */
export function openItems(file: string, rows: readonly Row[]): LaunchItem[] {
  return rows.flatMap(([isDone, weight, sentence]) => (isDone ? [] : { weight, file, sentence }))
}

/** What is open in the words of the site. */
export function launchList(): LaunchItem[] {
  return [
    ...businessItems(),
    ...claimItems(),
    ...priceItems(),
    ...termsItems(),
    ...reviewItems(),
    ...photoItems(),
    ...confirmItems(),
  ]
}

/**
 * Invented content may be shown on this machine and on CloudFront's own name, never on a name of the business's own.
 * @throws Error with a sentence for each thing that must be done first.
 */
export function refuseUnfinishedContent(host: string | undefined): void {
  if (host === undefined || isNobodysName(host)) return
  const musts = launchList().filter(({ weight }) => weight === 'must')
  if (musts.length === 0) return
  const lines = musts.map(({ file, sentence }) => `${file}: ${sentence}`)
  throw new Error(`The site cannot go live on ${host} yet.\n${lines.join('\n')}`)
}

/** This machine, CloudFront's names and those that are kept for examples (RFC 6761). */
function isNobodysName(host: string): boolean {
  return /(^|\.)(localhost|cloudfront\.net|example|test|invalid)$|^[\d.]+$|^\[/.test(host)
}

function businessItems(): LaunchItem[] {
  const { confirmed, street, companyNumber, vatRegistered, sample, workGuarantee } = business
  return [
    ...openItems(ownerPath('contact.yaml'), [
      [
        confirmed,
        'must',
        'Name, numbers and addresses are invented until you write the day on which you tried them behind confirmed.',
      ],
      [street, 'must', 'The law wants the street address (street).'],
      [vatRegistered, 'must', 'Registered for VAT, yes or no? Prices must include it (vatRegistered).'],
      [companyNumber, 'should', 'A company prints its name, number and registered office (companyName).'],
    ]),
    ...openItems('web/content/business.ts', [
      [!sample, 'must', 'Claims are marked as invented: last of all write sample: false.'],
      [workGuarantee, 'should', 'What guarantee do you give on your own work (workGuarantee)?'],
      [business.notificationRoute, 'should', 'How is notifiable work notified, and who pays (notificationRoute)?'],
      [business.reviewer, 'should', 'Which qualified electrician has read the articles (reviewer)?'],
    ]),
  ]
}

function claimItems(): LaunchItem[] {
  return unconfirmedClaims.flatMap(({ claim, words }) =>
    openItems(ownerPath('claims.yaml'), [
      [
        false,
        'must',
        `Is this true: ${words}? Behind ${claim} write the day on which you checked it, for example 2026-11-22.`,
      ],
    ]),
  )
}

function priceItems(): LaunchItem[] {
  const { emergency, ranges } = readOwnerFile('prices')
  const samples = Object.entries({ emergency, ...ranges }).flatMap(([name, { confirmed }]) => (confirmed ? [] : name))
  const sentence = `Prices are samples until you write the day on which you checked them behind confirmed: ${samples.join(', ')}.`
  return openItems(ownerPath('prices.yaml'), [[samples.length === 0, 'must', sentence]])
}

/** Guides that carry the label of a sample: the terms. */
function termsItems(): LaunchItem[] {
  const root = join(import.meta.dirname, '../..')
  return globSync(join(import.meta.dirname, 'guides/*.md')).flatMap((file) => {
    const [, label] = /^sample: (.*)$/m.exec(readFileSync(file, 'utf8')) ?? []
    return label ? openItems(relative(root, file), [[false, 'must', label]]) : []
  })
}

function reviewItems(): LaunchItem[] {
  const sentence =
    'The reviews are invented, and printing them as real is against the law (Digital Markets, Competition and Consumers Act 2024): put your own, then write samples: no.'
  return openItems(ownerPath('reviews.yaml'), [[!reviewsAreSamples, 'must', sentence]])
}

function photoItems(): LaunchItem[] {
  const has = (subject: 'portrait' | 'van') => picturesOf(subject, ownerFolder).length > 0
  return openItems(ownerPath('team-note.yaml'), [
    [has('portrait'), 'should', 'There is no photograph of who signs the note on the About page.'],
    [has('van'), 'should', 'There is no photograph of the van on the About page.'],
  ])
}

function confirmItems(): LaunchItem[] {
  return openItems(
    'web/content/to-confirm.ts',
    toConfirm.map(({ by, claim, standing }): Row => [false, 'should', `For the ${by}: ${claim}. ${standing}.`]),
  )
}
