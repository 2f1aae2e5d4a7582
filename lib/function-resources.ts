import type { Enquiries } from './enquiries.ts'
import type { LimitsTable } from './limits-table.ts'
import type { Mail } from './mail.ts'
import type { PhotoBuckets } from './photo-buckets.ts'
import type { ProjectsTable } from './projects-table.ts'
import type { SiteSecret } from './site-secret.ts'

/** What the functions are granted and told. */
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
