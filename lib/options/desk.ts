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
    keys.grantSigningSecret(made)
    leads.grantList(made)
    // For typed-in enquiries and closed days.
    made.allow(['dynamodb:PutItem'], [leads.table.tableArn])
    limits.grantCount(made)
    mail.grantSendToOwner(made)
    made.addEnvironment('SITE_URL', siteUrl)
    projects.grantRead(made)
    made.allow(['dynamodb:BatchWriteItem'], [projects.table.tableArn])
    grantPhotos(made, photos)
  },
}

/** Behaviour of the desk's pages: forwards their cookie and no other, and caches nothing. */
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

/** Uploads go to the bucket of customers' photos, where untagged objects are not public. Published files have a prefix of their own. */
function grantPhotos(made: ApiFunction, { customerPhotos, portfolioImages }: PhotoBuckets): void {
  const uploads = `${jobPhotos.uploadPrefix}*`
  const shown = `${projectImage.prefix}${projectImage.phoneFolder}*`
  made.addEnvironment('PHOTO_BUCKET', customerPhotos.bucketName)
  made.addEnvironment('PORTFOLIO_BUCKET', portfolioImages.bucketName)
  made.allow(['s3:PutObject', 's3:PutObjectTagging', 's3:GetObject'], [customerPhotos.arnForObjects(uploads)])
  // Without ListBucket S3 answers 403 for a missing photo, as for a forbidden one.
  made.allow(['s3:ListBucket'], [customerPhotos.bucketArn])
  made.allow(['s3:PutObject', 's3:DeleteObject'], [portfolioImages.arnForObjects(shown)])
  const reason = 'Photos get a random key each, so the policy cannot name them; nothing else is under this prefix.'
  acknowledge(made.ownRole, {
    [wildcardFinding(customerPhotos, `/${uploads}`)]: reason,
    [wildcardFinding(portfolioImages, `/${shown}`)]: reason,
  })
}
