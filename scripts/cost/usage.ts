import { metrics } from '#contract/operations.ts'
import { retention } from '#contract/retention.ts'
import { routes } from '#contract/routes.ts'
import type { Unit } from './unit-prices.ts'

export interface Traffic {
  /** A month's visits; a visit is about three pages. */
  visits: number
  /** A month's enquiries. */
  leads: number
  /** Has a hosted zone. */
  domain?: boolean
  waf?: boolean
}

/** What the average visit and enquiry ask of the machines. Assumptions: change them when the metrics say otherwise. */
export const assumptions = {
  pagesPerVisit: 3,
  /** Files of a visit that reach the CDN, with what the browser keeps between its pages. */
  requestsPerVisit: 45,
  megabytesPerVisit: 0.9,
  /** Of those, the ones the edge function looks at: pages, pictures and icons, not /assets, /media or /api. */
  edgeFunctionCallsPerVisit: 20,
  /** Calls to read projects, before the edge answers most of them. */
  readsPerVisit: 1.5,
  /** Different questions the site asks, each kept for a while by each of CloudFront's regional caches near visitors. */
  differentReads: 12,
  regionalCaches: 3,
  photosPerLead: 1.5,
  megabytesPerPhoto: 1,
  lambdaSeconds: { read: 0.06, lead: 0.5, other: 0.05, redelivery: 0.15 },
  lambdaGigabytes: 0.5,
  /** 4 KB units, half of one for each eventually consistent read; a page of cards is about 30 KB in four queries. */
  databaseUnitsPerRead: 6,
  /** A lead of 2 KB, stored, marked and noted, with its place in the index of what is due. */
  databaseUnitsPerLead: 12,
  logKilobytesPerCall: 1.2,
  projects: 60,
} as const

const minutesAMonth = 30 * 24 * 60

/** Reads that get past the edge: never more than one a minute for each question and regional cache. */
export function readsAtOrigin(visits: number): number {
  const { readsPerVisit, differentReads, regionalCaches } = assumptions
  const perMinute = 60 / routes.listProjects.cache.maxAge
  return Math.min(visits * readsPerVisit, differentReads * regionalCaches * perMinute * minutesAMonth)
}

/** A month's amounts of everything that is charged for. */
export function usageOf({ visits, leads, domain = false, waf = false }: Traffic): Record<Unit, number> {
  const a = assumptions
  const reads = readsAtOrigin(visits)
  const apiCalls = reads + leads * 3
  const redeliveries = minutesAMonth / 5
  const functionCalls = apiCalls + leads + redeliveries + 60
  const functionSeconds =
    reads * a.lambdaSeconds.read +
    leads * (a.lambdaSeconds.lead + 3 * a.lambdaSeconds.other) +
    redeliveries * a.lambdaSeconds.redelivery
  const photoGigabytes = (leads * a.photosPerLead * a.megabytesPerPhoto * (retention.attachedPhotoDays / 30)) / 1024
  const leadGigabytes = (leads * retention.leadMonths * 2) / 1024 / 1024
  return {
    cdnGigabytes: (visits * a.megabytesPerVisit) / 1024,
    cdnRequests: visits * a.requestsPerVisit + leads * 3,
    edgeFunctionCalls: visits * a.edgeFunctionCallsPerVisit,
    apiCalls,
    lambdaCalls: functionCalls,
    lambdaGigabyteSeconds: functionSeconds * a.lambdaGigabytes,
    databaseReads: reads * a.databaseUnitsPerRead + redeliveries,
    databaseWrites: leads * a.databaseUnitsPerLead + a.projects * 6,
    databaseGigabytes: leadGigabytes + 0.01,
    databaseBackupGigabytes: leadGigabytes + 0.01,
    bucketGigabytes: photoGigabytes + 0.2,
    bucketWrites: leads * a.photosPerLead * 2 + 2000,
    bucketReads: leads * a.photosPerLead * 2 + redeliveries + visits * 0.2,
    mails: leads,
    notifications: leads * 2,
    schedulerCalls: redeliveries + 30,
    // X-Ray samples the first of each second and 5 % of the rest: of so few calls, nearly all.
    traces: Math.min(functionCalls, minutesAMonth * 60),
    logGigabytes: (functionCalls * a.logKilobytesPerCall) / 1024 / 1024,
    alarms: 27,
    metrics: Object.keys(metrics.names).length,
    dashboards: 1,
    hostedZones: domain ? 1 : 0,
    firewalls: waf ? 1 : 0,
    firewallRules: waf ? 3 : 0,
    firewallRequests: waf ? visits * a.requestsPerVisit : 0,
  }
}
