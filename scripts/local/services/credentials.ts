/** What the AWS clients need to talk to the local services. The key pair is s3rver's own; the others take any. */
export const localCredentials = {
  AWS_REGION: 'eu-west-2',
  AWS_ACCESS_KEY_ID: 'S3RVER',
  AWS_SECRET_ACCESS_KEY: 'S3RVER',
} as const

/** The SDK's own variables that name a service's address. */
export interface ServiceEndpoints {
  AWS_ENDPOINT_URL_DYNAMODB: string
  AWS_ENDPOINT_URL_S3: string
  AWS_ENDPOINT_URL_SES: string
}
