/** `node scripts/cost.ts`: monthly cost of the template at three sizes, as in docs/cost.md. US dollars, London. */
import { writeFileSync } from 'node:fs'
import { readSettings } from '../lib/config.ts'
import { readSiteBuild } from '../lib/site-build.ts'
import { synthesise } from '../lib/synth.ts'
import { siteConfig } from '../site.config.ts'

interface Counted {
  Type: string
  Properties?: { Metrics?: { MetricStat?: object }[]; ScheduleExpression?: string }
}

/** Numbers of resources that are billed. */
interface Billed {
  alarmMetrics: number
  secrets: number
  /** Function runs started by a schedule, per month. */
  scheduledRuns: number
}

export function billedIn(resources: Record<string, Counted>): Billed {
  const ofType = (type: string) => Object.values(resources).filter(({ Type }) => Type === type)
  return {
    alarmMetrics: ofType('AWS::CloudWatch::Alarm').reduce(
      (sum, { Properties }) => sum + (Properties?.Metrics?.filter(({ MetricStat }) => MetricStat).length || 1),
      0,
    ),
    secrets: ofType('AWS::SecretsManager::Secret').length,
    scheduledRuns: ofType('AWS::Scheduler::Schedule').reduce(
      (sum, { Properties }) => sum + runsOf(Properties?.ScheduleExpression),
      0,
    ),
  }
}

const minutesOfMonth = 43_800

/** Runs per month of `rate(5 minutes)`; a cron expression counts as one run a day. */
function runsOf(expression = ''): number {
  const [, minutes] = /^rate\((\d+) minutes?\)$/.exec(expression) ?? []
  return minutes ? minutesOfMonth / Number(minutes) : 30
}

/** Visits and enquiries per month. */
const sizes = [
  { visits: 10_000, enquiries: 50 },
  { visits: 1_000_000, enquiries: 5_000 },
  { visits: 100_000_000, enquiries: 500_000 },
]

const million = 1_000_000
const above = (amount: number, free: number) => Math.max(0, amount - free)

/**
 * Cost of each service at a size. Assumes per visit three pages: 45 requests to the CDN, 0.9 MB, 20 calls of the edge
 * function, 1.5 reads of projects; per enquiry three calls, 1.5 photos of 1 MB kept for six months, and one mail.
 */
export function monthlyCost(
  { alarmMetrics, secrets, scheduledRuns }: Billed,
  { visits, enquiries }: (typeof sizes)[number],
) {
  const requests = visits * 45
  // At most: the edge caches each of 12 reads for a minute in three regional caches.
  const reads = Math.min(visits * 1.5, 12 * 3 * 60 * 24 * 30)
  // The site check calls the API twice, every two minutes.
  const calls = reads + enquiries * 4 + minutesOfMonth
  const photoGigabytes = (enquiries * 1.5 * 6) / 1000
  return {
    CloudFront:
      above(requests, 10 * million) * (1.2 / million) +
      above(visits * 0.0009, 1024) * 0.085 +
      above(visits * 20, 2 * million) * (0.1 / million),
    'API Gateway': calls * (1.17 / million),
    'Lambda (ARM64)':
      above(calls + scheduledRuns, million) * (0.2 / million) + above(calls * 0.05, 400_000) * 0.0000133,
    DynamoDB: reads * 4 * (0.15 / million) + enquiries * 12 * (0.74 / million) + 0.01,
    S3: 0.03 + photoGigabytes * 0.024 + enquiries * 4 * (5.3 / million),
    'SES, SNS, Scheduler': enquiries * (0.1 / 1000),
    CloudWatch: above(alarmMetrics, 10) * 0.1 + above(calls * 0.0000012, 5) * 0.59,
    'Secrets Manager': secrets * 0.4,
  }
}

export function costTable(billed: Billed): string {
  const columns = sizes.map((size) => monthlyCost(billed, size))
  const money = (amount: number) =>
    amount.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const [first] = columns
  const rows = Object.keys(first ?? {}).map((name) => {
    // Cast: every column has the same services.
    const amounts = columns.map((column) => money(column[name as keyof typeof column]))
    return `| ${name} | ${amounts.join(' | ')} |`
  })
  const totals = columns.map((column) => `**${money(Object.values(column).reduce((sum, amount) => sum + amount, 0))}**`)
  return [
    '| | 10,000 visits, 50 enquiries | 1 million, 5,000 | 100 million, 500,000 |',
    '|---|--:|--:|--:|',
    ...rows,
    `| **All** | ${totals.join(' | ')} |`,
  ].join('\n')
}

if (import.meta.main) {
  const example = { ownerEmail: 'owner@example.com', senderEmail: 'site@example.com' }
  const { app, stack } = synthesise(readSettings({ ...siteConfig, ...example }), readSiteBuild())
  const { Resources } = app.synth().getStackArtifact(stack.artifactId).template
  writeFileSync(process.stdout.fd, `${costTable(billedIn(Resources))}\n`)
}
