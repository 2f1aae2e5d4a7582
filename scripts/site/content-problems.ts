import { runnerImport } from 'vite'
import { ownerProblems } from '../../web/content/lib/owner-file.ts'
import { ownerPhotoProblems } from '../../web/content/lib/owner-photos.ts'
import type { ContentProblem } from '../../web/content/lib/problems.ts'

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
    problems: module.contentProblems(),
    due: module.factsDue(new Date().toISOString().slice(0, 10)),
  }
}
