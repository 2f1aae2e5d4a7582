/**
 * Reports of a browser that it refused something on our pages, in the two forms that there are: an older one that comes
 * alone, and one that comes in lists. https://www.w3.org/TR/CSP3/#reporting
 */
import * as z from 'zod/mini'

const Text = z.catch(z.string(), '')

const OlderReport = z.object({
  'csp-report': z.object({
    'effective-directive': Text,
    'violated-directive': Text,
    'blocked-uri': Text,
    'source-file': Text,
  }),
})

const Report = z.object({
  type: z.literal('csp-violation'),
  body: z.object({ effectiveDirective: Text, blockedURL: Text, sourceFile: Text }),
})

interface Violation {
  /** What was broken: `script-src-elem`. */
  directive: string
  /** Where what was refused comes from; the address of a script that asked for it. */
  origins: readonly string[]
}

/** A browser keeps no more of them for one page. */
const mostReports = 100

const Older = z.pipe(
  OlderReport,
  z.transform(({ 'csp-report': report }): Violation[] => [
    {
      // Older browsers name the directive with its sources.
      directive: report['effective-directive'] || (report['violated-directive'].split(' ')[0] ?? ''),
      origins: [report['blocked-uri'], report['source-file']],
    },
  ]),
)

const Listed = z.pipe(
  z.array(z.unknown()),
  z.transform((reports): Violation[] =>
    reports.slice(0, mostReports).flatMap((each) => {
      const report = Report.safeParse(each)
      // Browsers report other things in the same list.
      if (!report.success) return []
      const { effectiveDirective, blockedURL, sourceFile } = report.data.body
      return [{ directive: effectiveDirective, origins: [blockedURL, sourceFile] }]
    }),
  ),
)

/** What either form says; nothing in it that could tell visitors apart is kept. */
export const ViolationReports = z.union([Older, Listed])
