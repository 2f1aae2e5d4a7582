/** What the AWS clients need to talk to the local services. The key pair is s3rver's own; the others take any. */
export const localCredentials = {
  AWS_REGION: 'eu-west-2',
  AWS_ACCESS_KEY_ID: 'S3RVER',
  AWS_SECRET_ACCESS_KEY: 'S3RVER',
} as const

/** The same for a client of a process that has no such environment. */
export const localClient = {
  region: localCredentials.AWS_REGION,
  credentials: {
    accessKeyId: localCredentials.AWS_ACCESS_KEY_ID,
    secretAccessKey: localCredentials.AWS_SECRET_ACCESS_KEY,
  },
} as const
