/** Checks the owner's files and all other text of the site. */
import { unconfirmed } from '../web/compile/launch-gate.ts'
import { ownerProblems } from '../web/compile/owner-file.ts'
import { ownerPhotoProblems } from '../web/compile/owner-photos.ts'
import { type ContentProblem, problemLine } from '../web/compile/problems.ts'
import { Problem } from './problem.ts'
import { counted, type Terminal } from './terminal.ts'

/** Checks the text, and prints what has to be confirmed before the site gets a domain. */
export async function contentCommand({ print }: Terminal): Promise<void> {
  await checkContent(print)
  for (const problem of unconfirmed()) print(`Not confirmed: ${problemLine(problem)}`)
  print('The words of the site are in order.')
}

/** Prints each fact that is due for review, and a message for each problem. @throws Problem if there is one. */
export async function checkContent(print: (line: string) => void): Promise<void> {
  const owner = [...ownerProblems(), ...(await ownerPhotoProblems())]
  // The other checks read the owner's files, so these must be valid.
  const { problems, due } = owner.length > 0 ? { problems: owner, due: [] } : await checkText()
  for (const line of [...problems.map(problemLine), ...due]) print(line)
  if (problems.length > 0) throw new Problem(`${counted(problems.length, 'thing')} to be mended.`)
}

async function checkText(): Promise<{ problems: ContentProblem[]; due: string[] }> {
  const { contentProblems, factsDue, readContent } = await import('../web/compile/check-content.ts')
  return { problems: contentProblems(await readContent()), due: factsDue(new Date().toISOString().slice(0, 10)) }
}
