import { type LaunchItem, launchList, openItems } from '#content/lib/launch-list.ts'
import { siteConfig } from '../site.config.ts'

/** What remains to be done before the site goes live, required items first: its text and the deployment's settings. */
export function openBeforeLaunch(): LaunchItem[] {
  return [...launchList(), ...settingItems()].toSorted((a, b) => a.weight.localeCompare(b.weight))
}

function settingItems(): LaunchItem[] {
  const { ownerEmail, senderEmail, domain, alarmEmails } = siteConfig
  return openItems('site.config.ts', [
    [ownerEmail, 'must', 'Where are enquiries sent (ownerEmail)?'],
    [senderEmail, 'must', 'From which address (senderEmail)?'],
    [domain, 'should', 'Without a domain search engines are asked to stay away (domain).'],
    [alarmEmails.join(), 'should', 'Who besides the owner is told when something breaks (alarmEmails)?'],
  ])
}
