import { variantNames } from '../../pictures/picture-variants.ts'
import { Problem } from '../../problem.ts'
import { counted, type Terminal } from '../../terminal.ts'
import { describeMalformed, type Portfolio } from './portfolio.ts'

/** Compares the stored rows with the stored pictures. @throws Problem after printing what is wrong. */
export async function checkPortfolio({ store, bucket }: Portfolio, { print }: Terminal): Promise<void> {
  const [{ items, malformed }, files] = await Promise.all([store.scan(), bucket.list()])
  const wanted = new Set(items.flatMap(({ image_url }) => variantNames(image_url)))
  const missing = items
    .filter(({ image_url }) => variantNames(image_url).some((name) => !files.has(name)))
    .map(({ id, image_url }) => `The picture of ${id}, ${image_url}, is not whole: import it again.`)
  // A row that cannot be read may use any of the pictures.
  const unused = [...(malformed.length > 0 ? [] : files)]
    .filter((name) => !wanted.has(name))
    .map((name) => `The picture ${name} belongs to no project.`)
  const problems = [...describeMalformed(malformed), ...missing, ...unused]
  print(problems.length > 0 ? problems.join('\n') : 'All in order.')
  if (problems.length > 0) throw new Problem(`${counted(problems.length, 'problem')}.`)
}
