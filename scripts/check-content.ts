/** Checks the owner's files and all other text of the site. */
import { appendFileSync } from 'node:fs'
import type { LaunchItem } from '#content/lib/launch-list.ts'
import { Problem } from './problem.ts'
import { type ContentProblem, findContentProblems, problemLine } from './site/content-problems.ts'
import type { Terminal } from './terminal.ts'

interface Options {
  json?: boolean
  launch?: boolean
}

/**
 * Prints a message for each problem. On GitHub Actions it also annotates the line in the pull request and adds to the
 * run's summary. With `launch`, also prints what remains to be done before the site goes live.
 */
export async function checkContent({ json, launch }: Options, { print }: Terminal): Promise<void> {
  const isOnGithub = process.env.GITHUB_ACTIONS === 'true'
  const { problems, due, unopened } = await findContentProblems()
  const lines = [...problems.map(problemLine), ...(isOnGithub ? problems.map(annotation) : []), ...due]
  // The launch list reads the owner's files, which must be valid.
  const open: LaunchItem[] =
    launch && problems.length === 0
      ? [
          ...(await import('./launch-list.ts')).openBeforeLaunch(),
          ...unopened.map((each) => ({ weight: 'should' as const, ...each })),
        ]
      : []
  if (json) print(JSON.stringify({ problems, due, open }, null, 2))
  else {
    for (const line of lines) print(line)
    for (const { weight, file, sentence } of open) print(`${weight.padEnd(7)} ${file}: ${sentence}`)
  }
  const { GITHUB_STEP_SUMMARY: summary } = process.env
  if (summary) appendFileSync(summary, summaryOf(problems))
  if (problems.length > 0) {
    throw new Problem(
      problems.length === 1 ? 'One thing is to be mended.' : `${problems.length} things are to be mended.`,
    )
  }
  const musts = open.filter(({ weight }) => weight === 'must').length
  if (musts > 0)
    throw new Problem(`${musts} of them must be done before the site goes live: docs/owner.md#before-you-go-live`)
  if (!json) print('The words of the site are in order.')
}

/** https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions#setting-an-error-message */
function annotation({ file, line = 1, sentence }: ContentProblem): string {
  const data = sentence.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A')
  return `::error file=${file},line=${line},title=To be mended::${data}`
}

function summaryOf(problems: readonly ContentProblem[]): string {
  if (problems.length === 0) return 'The words of the site are in order.\n'
  return `To be mended:\n\n${problems.map((problem) => `- ${problemLine(problem)}`).join('\n')}\n`
}
