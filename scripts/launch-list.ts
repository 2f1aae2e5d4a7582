import { type LaunchItem, launchList, openItems } from '#content/launch-list.ts'
import { siteConfig } from '../site.config.ts'

/** What is open before the site goes live, the musts first: of its words, and of the deployment's settings. */
export function openBeforeLaunch(): LaunchItem[] {
  return [...launchList(), ...settingItems()].toSorted((a, b) => a.weight.localeCompare(b.weight))
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
