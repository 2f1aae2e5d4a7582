import { runnerImport } from 'vite'
import { type OwnerProblem, ownerProblems } from '../../web/content/lib/owner-file.ts'
import { ownerPhotoProblems } from '../../web/content/lib/owner-photos.ts'

/** A problem in the site's text. The line is given only where it is known. */
export type ContentProblem = Omit<OwnerProblem, 'line'> & { line?: number }

interface ContentState {
  /** What has to be fixed in `web/content` before the site can be built. */
  problems: ContentProblem[]
  /** What is due for review, one line each. */
  due: string[]
}

/** Problems to fix, and content due for review. */
export async function findContentProblems(): Promise<ContentState> {
  const problems = [...ownerProblems(), ...(await ownerPhotoProblems())]
  // The other checks read the owner's files, so these must be valid.
  if (problems.length > 0) return { problems, due: [] }
  const check = './web/compile/check-content.ts'
  const { module } = await runnerImport<typeof import('../../web/compile/check-content.ts')>(check)
  return {
    problems: module.contentProblems().map((line) => {
      const [, file = '', at, sentence = ''] = /^(.+?): (?:line (\d+): )?(.*)$/s.exec(line) ?? []
      return { file, sentence, ...(at && { line: Number(at) }) }
    }),
    due: module.factsDue(new Date().toISOString().slice(0, 10)),
  }
}

/** `web/content/owner/prices.yaml, line 9: testing is missing.` */
export function problemLine({ file, line, sentence }: ContentProblem): string {
  return `${file}${line === undefined ? '' : `, line ${line}`}: ${sentence}`
}
