import { dirname } from 'node:path'
import { variantNames } from './picture-variants.ts'
import { type Command, describeMalformed, type Portfolio } from './portfolio.ts'
import { describeDiff, diffProjects, isEmpty } from './project-diff.ts'
import { readProjectFile } from './project-file.ts'

/** With a file: is it in order? Without: are the rows and pictures that are there? Changes nothing. */
export const checkCommand: Command = async ({ operands: [file], values, open }) => {
  const problems = file
    ? (await readProjectFile(file, values.images ?? dirname(file))).problems
    : await checkPortfolio(await open())
  console.log(problems.length > 0 ? problems.join('\n') : 'All in order.')
  return problems.length > 0 ? 1 : 0
}

async function checkPortfolio({ store, bucket }: Portfolio): Promise<string[]> {
  const [{ items, malformed }, files] = await Promise.all([store.scan(), bucket.list()])
  const wanted = new Set(items.flatMap(({ image_url }) => variantNames(image_url)))
  const missing = [...wanted]
    .filter((name) => !files.has(name))
    .map((name) => `The picture ${name} is missing: import it again.`)
  // A row that cannot be read may show any of them.
  const unused = [...(malformed.length > 0 ? [] : files)]
    .filter((name) => !wanted.has(name))
    .map((name) => `The picture ${name} belongs to no project.`)
  const diff = diffProjects(items, {})
  const stale = isEmpty(diff)
    ? []
    : ['These rows have index keys that are out of date: import any file to repair them.', ...describeDiff(diff)]
  return [...describeMalformed(malformed), ...missing, ...unused, ...stale]
}
