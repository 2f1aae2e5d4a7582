/** Checks the owner's files and all other text of the site. */
import { appendFileSync } from 'node:fs'
import { Problem } from './problem.ts'
import { type ContentProblem, findContentProblems, problemLine } from './site/content-problems.ts'
import type { Terminal } from './terminal.ts'

interface Options {
  json?: boolean
}

/**
 * Prints a message for each problem. On GitHub Actions it also annotates the line in the pull request and adds to the
 * run's summary. Also prints what has to be confirmed before the site gets a domain.
 */
export async function checkContent({ json }: Options, { print }: Terminal): Promise<void> {
  const isOnGithub = process.env.GITHUB_ACTIONS === 'true'
  const { problems, due } = await findContentProblems()
  const lines = [...problems.map(problemLine), ...(isOnGithub ? problems.map(annotation) : []), ...due]
  // It reads the owner's files, which must be valid.
  const open = problems.length > 0 ? [] : (await import('#content/lib/launch-gate.ts')).unconfirmed()
  if (json) print(JSON.stringify({ problems, due, open }, null, 2))
  else {
    for (const line of lines) print(line)
    for (const problem of open) print(`Not confirmed: ${problemLine(problem)}`)
  }
  const { GITHUB_STEP_SUMMARY: summary } = process.env
  if (summary) appendFileSync(summary, summaryOf(problems))
  if (problems.length > 0) {
    throw new Problem(
      problems.length === 1 ? 'One thing is to be mended.' : `${problems.length} things are to be mended.`,
    )
  }
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
