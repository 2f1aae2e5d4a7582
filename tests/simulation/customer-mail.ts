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

/** An option that mails a customer once per lead. */
export interface CustomerMail {
  /** Name of the tag by which the mail service's reports are matched to the lead. */
  tag: string
  /** Minutes after the start at which it runs. At the last one, all faults have long ended. */
  minutes: readonly number[]
  send: (deps: JobDeps) => Promise<void>
  record: (event: string, deps: Pick<JobDeps, 'list' | 'now'>) => Promise<void>
}
