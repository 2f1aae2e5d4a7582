/**
 * What AWS charges, in US dollars before tax: pay as you go, region eu-west-2 (London), CloudFront price class 100.
 *
 * Written down on 2026-11-20. CloudFront's transfer prices and free amounts were compared with a copy of AWS's page; London's
 * other prices could not be, so compare them with the pages below before you rely on a single pound. A new price changes this file and nothing else.
 */
export const pricesDate = '2026-11-20'

/** A price that falls with the amount: each step is good up to `upTo` (undefined: for all the rest). */
export interface Price {
  /** Steps in order. */
  steps: readonly { upTo?: number; dollars: number }[]
  /** Amount that every account has free each month, for ever. What is free for a year only is not counted. */
  free?: number
  source: string
}

const cloudFront = 'https://aws.amazon.com/cloudfront/pricing/'
const lambda = 'https://aws.amazon.com/lambda/pricing/'
const dynamoDb = 'https://aws.amazon.com/dynamodb/pricing/on-demand/'
const s3 = 'https://aws.amazon.com/s3/pricing/'
const cloudWatch = 'https://aws.amazon.com/cloudwatch/pricing/'

const flat = (dollars: number, source: string, free = 0): Price => ({ steps: [{ dollars }], free, source })
const million = 1_000_000
const terabyte = 1024

/** Dollars for one of each. */
export const unitPrices = {
  cdnGigabytes: {
    steps: [
      { upTo: 10 * terabyte, dollars: 0.085 },
      { upTo: 50 * terabyte, dollars: 0.08 },
      { upTo: 150 * terabyte, dollars: 0.06 },
      { upTo: 500 * terabyte, dollars: 0.04 },
      { dollars: 0.03 },
    ],
    free: terabyte,
    source: cloudFront,
  },
  cdnRequests: flat(0.012 / 10_000, cloudFront, 10 * million),
  edgeFunctionCalls: flat(0.1 / million, cloudFront, 2 * million),
  apiCalls: {
    steps: [{ upTo: 300 * million, dollars: 1.16 / million }, { dollars: 1.05 / million }],
    source: 'https://aws.amazon.com/api-gateway/pricing/',
  },
  lambdaCalls: flat(0.2 / million, lambda, million),
  /** ARM64. */
  lambdaGigabyteSeconds: flat(0.0000133334, lambda, 400_000),
  databaseReads: flat(0.1486 / million, dynamoDb),
  databaseWrites: flat(0.7423 / million, dynamoDb),
  databaseGigabytes: flat(0.297, dynamoDb, 25),
  databaseBackupGigabytes: flat(0.23772, dynamoDb),
  bucketGigabytes: flat(0.024, s3),
  bucketWrites: flat(0.0053 / 1000, s3),
  bucketReads: flat(0.00042 / 1000, s3),
  mails: flat(0.1 / 1000, 'https://aws.amazon.com/ses/pricing/'),
  notifications: flat(0.5 / million, 'https://aws.amazon.com/sns/pricing/', million),
  schedulerCalls: flat(1 / million, 'https://aws.amazon.com/eventbridge/pricing/', 14 * million),
  traces: flat(5 / million, 'https://aws.amazon.com/xray/pricing/', 100_000),
  logGigabytes: flat(0.5985, cloudWatch, 5),
  alarms: flat(0.1, cloudWatch, 10),
  metrics: flat(0.3, cloudWatch, 10),
  dashboards: flat(3, cloudWatch, 3),
  hostedZones: flat(0.5, 'https://aws.amazon.com/route53/pricing/'),
  firewalls: flat(5, 'https://aws.amazon.com/waf/pricing/'),
  firewallRules: flat(1, 'https://aws.amazon.com/waf/pricing/'),
  firewallRequests: flat(0.6 / million, 'https://aws.amazon.com/waf/pricing/'),
} satisfies Record<string, Price>

export type Unit = keyof typeof unitPrices
