import type { Enquiries } from './enquiries.ts'
import type { LimitsTable } from './limits-table.ts'
import type { Mail } from './mail.ts'
import type { PhotoBuckets } from './photo-buckets.ts'
import type { ProjectsTable } from './projects-table.ts'
import type { SiteSecret } from './site-secret.ts'

/** The parts of the stack that the functions use. Each function is granted the rights on those that it needs. */
export interface FunctionResources {
  /** Origin of the site, no slash at the end. */
  siteUrl: string
  secret: SiteSecret
  projects: ProjectsTable
  enquiries: Enquiries
  limits: LimitsTable
  photos: PhotoBuckets
  mail: Mail
}
