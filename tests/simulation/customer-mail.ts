import type { WorkingCalendar } from '../../lambdas/contract/working-hours.ts'
import type { LeadList } from '../../lambdas/leads/lead-list.ts'
import type { SendMail } from '../../lambdas/runtime/send-mail.ts'

interface JobDeps {
  list: LeadList
  sendMail: SendMail
  siteUrl: string
  ownerLinkKeys: readonly string[]
  calendar: WorkingCalendar
  now: () => number
}

/** An option that mails customers, once about each lead. */
export interface CustomerMail {
  /** Name of the tag that ties the mail service's reports to the lead. */
  tag: string
  /** Minutes after the start at which it runs. The last is when all has long been well. */
  minutes: readonly number[]
  send: (deps: JobDeps) => Promise<void>
  record: (event: string, deps: Pick<JobDeps, 'list' | 'now'>) => Promise<void>
}
