import { variantNames } from '../../pictures/picture-variants.ts'
import { Problem } from '../../problem.ts'
import type { Terminal } from '../../terminal.ts'
import { describeMalformed, type Portfolio } from './portfolio.ts'
import { readProjectFile } from './project-file.ts'

interface Options {
  images?: string
  json?: boolean
}

/** Checks a file and its pictures. @throws Problem after printing what is wrong. */
export async function checkFile(file: string, terminal: Terminal, options: Options): Promise<void> {
  report((await readProjectFile(file, options.images)).problems, terminal, options)
}

/** Checks the stored rows and pictures. @throws Problem after printing what is wrong. */
export async function checkPortfolio(
  { store, bucket }: Portfolio,
  terminal: Terminal,
  options: Options,
): Promise<void> {
  const [{ items, malformed }, files] = await Promise.all([store.scan(), bucket.list()])
  const wanted = new Set(items.flatMap(({ image_url }) => variantNames(image_url)))
  const missing = [...wanted]
    .filter((name) => !files.has(name))
    .map((name) => `The picture ${name} is missing: import it again.`)
  // A row that cannot be read may use any of the pictures.
  const unused = [...(malformed.length > 0 ? [] : files)]
    .filter((name) => !wanted.has(name))
    .map((name) => `The picture ${name} belongs to no project.`)
  report([...describeMalformed(malformed), ...missing, ...unused], terminal, options)
}

function report(problems: readonly string[], { print }: Terminal, { json }: Options): void {
  if (json) print(JSON.stringify({ problems }, null, 2))
  else print(problems.length > 0 ? problems.join('\n') : 'All in order.')
  if (problems.length > 0) throw new Problem(problems.length === 1 ? 'One problem.' : `${problems.length} problems.`)
}
