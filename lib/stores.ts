import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { AddressLimits } from './address-limits.ts'
import type { Keys } from './keys.ts'
import type { Leads } from './leads.ts'
import type { Mail } from './mail.ts'
import type { Monitoring } from './monitoring.ts'
import type { PhotoBuckets } from './photo-buckets.ts'
import type { ProjectsTable } from './projects-table.ts'

/** What the functions work with. */
export interface Stores {
  /** Origin of the site, no slash at the end. */
  siteUrl: string
  keys: Keys
  projects: ProjectsTable
  leads: Leads
  limits: AddressLimits
  photos: PhotoBuckets
  mail: Mail
}

/** What the core hands to each option. */
export interface OptionProps {
  stores: Stores
  /** Keeps the calls of a job that failed for good and whose work no later run does. */
  deadLetters: IQueue
  /** Undefined in a copy of the site, which has no alarms. */
  monitoring: Monitoring | undefined
}
