/** What is still invented, or not said yet, of the business that the site shows. docs/before-you-go-live.md has the rest. */
import { globSync, readFileSync } from 'node:fs'
import { business } from '#content/business.ts'
import { portraitFile } from '#content/portrait-file.ts'
import { reviewsAreSamples } from '#content/reviews.ts'
import { siteConfig } from '../site.config.ts'
import { Problem } from './problem.ts'
import type { Terminal } from './terminal.ts'

/** `must`: the law wants it, or the site refuses a domain of its own until it is done. */
interface LaunchItem {
  weight: 'must' | 'should'
  file: string
  sentence: string
}

export async function showLaunchList({ json }: { json?: boolean }, { print }: Terminal): Promise<void> {
  const items = [...businessItems(), ...termsItems(), ...reviewItems(), ...(await portraitItems()), ...settingItems()]
  const rows = items.toSorted((a, b) => a.weight.localeCompare(b.weight))
  if (json) print(JSON.stringify(rows, null, 2))
  else for (const { weight, file, sentence } of rows) print(`${weight.padEnd(7)} ${file}: ${sentence}`)
  const musts = items.filter(({ weight }) => weight === 'must').length
  if (musts > 0)
    throw new Problem(`${musts} of them must be done before the site goes live: docs/before-you-go-live.md`)
  if (!json) print('What only people know is in docs/before-you-go-live.md.')
}

type Row = [isDone: unknown, weight: LaunchItem['weight'], sentence: string]

function openOf(file: string, rows: readonly Row[]): LaunchItem[] {
  return rows.flatMap(([isDone, weight, sentence]) => (isDone ? [] : { weight, file, sentence }))
}

/** Ranges that Ofcom keeps for drama: https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama */
const dramaNumber = /^\+44(2079460|7700900|1632960)\d{3}$/

function businessItems(): LaunchItem[] {
  const { sample, phone, whatsapp, email, address, legal, vatRegistered, workGuarantee } = business
  return openOf('web/content/business.ts', [
    ...[phone, whatsapp].map(({ display, e164 }): Row => {
      return [!dramaNumber.test(e164), 'must', `${display} is a number of films, which nobody answers.`]
    }),
    [!email.endsWith('.example'), 'must', `${email} is an address that cannot exist.`],
    [address.street, 'must', 'The law wants the street address (address.street).'],
    [vatRegistered !== undefined, 'must', 'Registered for VAT, yes or no? Prices must include it (vatRegistered).'],
    [!sample, 'must', 'Name, claims and numbers are marked as invented: last of all write sample: false.'],
    [legal.companyNumber, 'should', 'A company prints its name, number and registered office (legal).'],
    [workGuarantee, 'should', 'What guarantee do you give on your own work (workGuarantee)?'],
    [business.notificationRoute, 'should', 'How is notifiable work notified, and who pays (notificationRoute)?'],
    [business.reviewer, 'should', 'Which qualified electrician has read the articles (reviewer)?'],
  ])
}

/** Guides that carry the label of a sample: the terms. */
function termsItems(): LaunchItem[] {
  return globSync('web/content/guides/*.md').flatMap((file) => {
    const [, label] = /^sample: (.*)$/m.exec(readFileSync(file, 'utf8')) ?? []
    return label ? openOf(file, [[false, 'must', label]]) : []
  })
}

function reviewItems(): LaunchItem[] {
  const sentence = 'The reviews are invented, which may not be printed as real: put your own, then write samples: no.'
  return openOf('web/content/owner/reviews.yaml', [[!reviewsAreSamples, 'must', sentence]])
}

async function portraitItems(): Promise<LaunchItem[]> {
  const sentence = 'There is no photograph of who signs the note on the About page.'
  return openOf('web/content/owner/team-note.yaml', [[await portraitFile(), 'should', sentence]])
}

/** Settings may come from the environment too, as in the workflow. */
function settingItems(): LaunchItem[] {
  const { OWNER_EMAIL, SENDER_EMAIL, DOMAIN, ALARM_EMAILS } = process.env
  const { ownerEmail, senderEmail, domain, alarmEmails } = siteConfig
  const alarms = alarmEmails.join() || ALARM_EMAILS
  return openOf('site.config.ts', [
    [ownerEmail || OWNER_EMAIL, 'must', 'Where are enquiries sent (ownerEmail)?'],
    [senderEmail || SENDER_EMAIL, 'must', 'From which address (senderEmail)?'],
    [domain || DOMAIN, 'should', 'Without a domain search engines are asked to stay away (domain).'],
    [alarms, 'should', 'Who besides the owner is told when something breaks (alarmEmails)?'],
  ])
}
