import { jobPhotos } from '#contract/job-photos.ts'
import { projectImage } from '#contract/project-image.ts'
import { acknowledge, wildcardFinding } from '../acknowledge.ts'
import type { ApiFunctions } from '../api.ts'
import type { ApiFunction } from '../api-function.ts'
import type { PhotoBuckets } from '../photo-buckets.ts'

/** Lets the owner show a job in the portfolio, from a phone. */
export const showJob: ApiFunctions = {
  'options/show-job/show-job'(made, { keys, projects, leads, limits, photos, mail, siteUrl }) {
    keys.grantSigningSecrets(made)
    leads.grantRead(made)
    leads.grantUpdate(made)
    limits.grantCount(made)
    mail.grantSendToOwner(made)
    made.addEnvironment('SITE_URL', siteUrl)
    projects.grantRead(made)
    made.allow(['dynamodb:BatchWriteItem'], [projects.table.tableArn])
    grantPhotos(made, photos)
  },
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
