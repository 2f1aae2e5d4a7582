import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A change to the lead path that a test or the simulation must detect. */
export interface Mutant {
  /** The fault that it causes. */
  name: string
  file: string
  find: string
  replace: string
}

/** Parses `lead-path.txt` and the lists of options: per file the fault, the lines removed, and their replacement. */
export function readMutants(): Mutant[] {
  const lists = globSync(join(import.meta.dirname, '*.txt')).sort()
  let file = ''
  const blocks = lists.flatMap((list) => readFileSync(list, 'utf8').split('\n\n'))
  return blocks.flatMap((block) => {
    const [name = '', ...lines] = block.trimEnd().split('\n')
    if (name.startsWith('# ')) file = name.slice(2)
    if (name.startsWith('# ')) return []
    const marked = (sign: string) => lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(2))
    return { name, file, find: marked('-').join('\n'), replace: marked('+').join('\n') }
  })
}

/** The source with the change. @throws Error unless the text to replace occurs exactly once. */
export function mutated({ name, file, find, replace }: Mutant, source: string): string {
  const times = source.split(find).length - 1
  if (times !== 1) throw new Error(`"${name}": ${file} has ${times} times\n${find}`)
  return source.replace(find, () => replace)
}
