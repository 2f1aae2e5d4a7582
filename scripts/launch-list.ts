import { type LaunchItem, launchList, openItems } from '#content/launch-list.ts'
import { siteConfig } from '../site.config.ts'
import { Problem } from './problem.ts'
import type { Terminal } from './terminal.ts'

/** What is open before the site goes live: of its words, and of the deployment's settings. */
export async function showLaunchList({ json }: { json?: boolean }, { print }: Terminal): Promise<void> {
  const items = [...launchList(), ...settingItems()]
  const rows = items.toSorted((a, b) => a.weight.localeCompare(b.weight))
  if (json) print(JSON.stringify(rows, null, 2))
  else for (const { weight, file, sentence } of rows) print(`${weight.padEnd(7)} ${file}: ${sentence}`)
  const musts = items.filter(({ weight }) => weight === 'must').length
  if (musts > 0)
    throw new Problem(`${musts} of them must be done before the site goes live: docs/before-you-go-live.md`)
  if (!json) print('What only people know is in docs/before-you-go-live.md.')
}

/** Settings may come from the environment too, as in the workflow. */
function settingItems(): LaunchItem[] {
  const { OWNER_EMAIL, SENDER_EMAIL, DOMAIN, ALARM_EMAILS } = process.env
  const { ownerEmail, senderEmail, domain, alarmEmails } = siteConfig
  const alarms = alarmEmails.join() || ALARM_EMAILS
  return openItems('site.config.ts', [
    [ownerEmail || OWNER_EMAIL, 'must', 'Where are enquiries sent (ownerEmail)?'],
    [senderEmail || SENDER_EMAIL, 'must', 'From which address (senderEmail)?'],
    [domain || DOMAIN, 'should', 'Without a domain search engines are asked to stay away (domain).'],
    [alarms, 'should', 'Who besides the owner is told when something breaks (alarmEmails)?'],
  ])
}
