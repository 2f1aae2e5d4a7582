import type * as z from 'zod/mini'
import type { ViolationReports } from '../contract/csp-report.ts'
import { metrics } from '../contract/operations.ts'
import { log } from '../runtime/log.ts'
import { countMetricOfKind } from '../runtime/metrics.ts'

/**
 * Directives of the policy and what they are counted as: a metric for each, of which the ones that nobody reports cost
 * nothing. Whatever else a report names is `other`.
 */
const kinds: ReadonlyMap<string, 'script' | 'style'> = new Map([
  ['script-src', 'script'],
  ['script-src-elem', 'script'],
  ['script-src-attr', 'script'],
  ['require-trusted-types-for', 'script'],
  ['trusted-types', 'script'],
  ['style-src', 'style'],
  ['style-src-elem', 'style'],
  ['style-src-attr', 'style'],
])

/** `chrome-extension://...`, or `moz-extension` alone: what somebody's own browser adds to every page they see. */
const extension = /^[a-z-]+-extension(?::|$)/

/**
 * Counts what browsers refused on our pages, by directive. Nothing else of a report is kept: it holds addresses, which
 * may hold a search, or the signature of an owner's link [L13].
 */
export function countViolations(violations: z.output<typeof ViolationReports>): void {
  const counts = new Map<string, number>()
  for (const { directive, origins } of violations) {
    if (origins.some((origin) => extension.test(origin))) continue
    // Written by whoever sent it: only a name that we know goes into the log.
    const known = kinds.has(directive) ? directive : 'other'
    counts.set(known, (counts.get(known) ?? 0) + 1)
  }
  for (const [directive, count] of counts) {
    countMetricOfKind(metrics.names.policyViolation, kinds.get(directive) ?? 'other', count)
    log.warn('policy violation', { outcome: directive, count })
  }
}
