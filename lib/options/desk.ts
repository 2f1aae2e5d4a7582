import {
  CachePolicy,
  OriginRequestCookieBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
} from 'aws-cdk-lib/aws-cloudfront'
import { deskCookieName, deskPath } from '#contract/desk-session.ts'
import { jobPhotos } from '#contract/job-photos.ts'
import { projectImage } from '#contract/project-image.ts'
import { deskHeaders } from '#edge/security-headers.ts'
import { acknowledge, wildcardFinding } from '../acknowledge.ts'
import type { ApiFunctions } from '../api.ts'
import type { ApiFunction } from '../api-function.ts'
import { apiRequestHeaders } from '../behaviours.ts'
import { headerPolicy } from '../header-policy.ts'
import type { PhotoBuckets } from '../photo-buckets.ts'
import type { Website } from '../website.ts'

/** The owner's desk [O10]: lists, finds and marks enquiries, shows jobs in the portfolio, closes for a day. */
export const desk: ApiFunctions = {
  'options/desk/desk'(made, { keys, projects, leads, limits, photos, mail, siteUrl }) {
    keys.grantSigningSecrets(made)
    leads.grantList(made)
    // An enquiry typed in, and closed days.
    made.allow(['dynamodb:PutItem'], [leads.table.tableArn])
    limits.grantCount(made)
    mail.grantSendToOwner(made)
    made.addEnvironment('SITE_URL', siteUrl)
    projects.grantRead(made)
    made.allow(['dynamodb:BatchWriteItem'], [projects.table.tableArn])
    grantPhotos(made, photos)
  },
}

/** Lets the desk's pages through the CDN, with their cookie and no other, and keeps none of them. */
export function addDesk(website: Website, { uploadOrigin }: PhotoBuckets): void {
  const { origin, ...api } = website.apiBehaviour
  const behaviour = {
    ...api,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    originRequestPolicy: new OriginRequestPolicy(website, 'DeskRequest', {
      headerBehavior: apiRequestHeaders,
      queryStringBehavior: OriginRequestQueryStringBehavior.all(),
      cookieBehavior: OriginRequestCookieBehavior.allowList(deskCookieName),
    }),
    responseHeadersPolicy: headerPolicy(website, 'DeskHeaders', deskHeaders({ uploadOrigin })),
  }
  for (const path of [deskPath, `${deskPath}/*`]) website.distribution.addBehavior(path, origin, behaviour)
}

/** Uploads wait where nothing is public before it is tagged; what is shown is of the function's own folder. */
function grantPhotos(made: ApiFunction, { customerPhotos, portfolioImages }: PhotoBuckets): void {
  const uploads = `${jobPhotos.uploadPrefix}*`
  const shown = `${projectImage.prefix}${projectImage.phoneFolder}*`
  made.addEnvironment('PHOTO_BUCKET', customerPhotos.bucketName)
  made.addEnvironment('PORTFOLIO_BUCKET', portfolioImages.bucketName)
  made.allow(['s3:PutObject', 's3:PutObjectTagging', 's3:GetObject'], [customerPhotos.arnForObjects(uploads)])
  // Without it S3 answers 403 for a photo that does not exist, as for one that may not be read.
  made.allow(['s3:ListBucket'], [customerPhotos.bucketArn])
  made.allow(['s3:PutObject', 's3:DeleteObject'], [portfolioImages.arnForObjects(shown)])
  const reason = 'Photos get a random key each, so the policy cannot name them; nothing else is under this prefix.'
  acknowledge(made.ownRole, {
    [wildcardFinding(customerPhotos, `/${uploads}`)]: reason,
    [wildcardFinding(portfolioImages, `/${shown}`)]: reason,
  })
}
