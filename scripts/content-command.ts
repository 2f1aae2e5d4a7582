/** Checks the owner's files and all other text of the site. */

import { type FileProblem, problemLine } from '#shared/file-problems.ts'
import { unconfirmed } from '../web/compile/launch-gate.ts'
import { areOwnerFilesReadable, ownerProblems } from '../web/compile/owner-file.ts'
import { ownerPhotoProblems } from '../web/compile/owner-photos.ts'
import { Problem } from './problem.ts'
import { counted, type Terminal } from './terminal.ts'

/** Checks the text, and prints what has to be confirmed before the site gets a domain. */
export async function contentCommand({ print }: Terminal): Promise<void> {
  await checkContent(print)
  for (const problem of unconfirmed()) print(`Not confirmed: ${problemLine(problem)}`)
  print('The words of the site are in order.')
}

/**
 * Prints each fact that is due for review, and a message for each problem. On GitHub Actions each is an annotation too:
 * the page of a failed run shows those alone, and not its log. @throws Problem if there is one.
 */
export async function checkContent(print: (line: string) => void): Promise<void> {
  const owner = [...ownerProblems(), ...(await ownerPhotoProblems())]
  // The other checks read the owner's files.
  const text = areOwnerFilesReadable() ? await checkText() : { problems: [], due: [] }
  const problems = [...owner, ...text.problems]
  for (const line of [...problems.map(problemLine), ...text.due]) print(line)
  if (process.env.GITHUB_ACTIONS === 'true') for (const problem of problems) print(annotation(problem))
  if (problems.length > 0) throw new Problem(`${counted(problems.length, 'thing')} to be corrected.`)
}

async function checkText(): Promise<{ problems: FileProblem[]; due: string[] }> {
  const { contentProblems, factsDue, readContent } = await import('../web/compile/check-content.ts')
  return { problems: contentProblems(await readContent()), due: factsDue(new Date().toISOString().slice(0, 10)) }
}

/** https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions#setting-an-error-message */
function annotation({ file, line = 1, sentence }: FileProblem): string {
  const data = sentence.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A')
  return `::error file=${file},line=${line},title=To be corrected::${data}`
}
