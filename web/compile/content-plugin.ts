import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, parse, relative } from 'node:path'
import type { Plugin } from 'vite'
import type { ArticlePart } from '../content/lib/article-schema.ts'
import { type CompiledDocument, compilers } from './document.ts'
import { plateTitle } from './plate.ts'

/**
 * Lets the site import the articles, guides and sheets. `x.md?head` gives the head and `x.md?title` the title,
 * so that lists can carry those of all articles. `x.md` gives what else a page needs, and fetches the words, `x.md?parts`,
 * when they are asked for.
 */
export function content(): Plugin {
  return {
    name: 'content',
    load: {
      filter: { id: /\/content\/(articles|guides|sheets)\/[^/?]+\.md(\?(head|title|parts))?$/ },
      handler(id) {
        const [file = '', query] = id.split('?')
        const drawings = readDrawings(join(dirname(file), '../drawings'))
        const { head, words, problems } = compile(basename(dirname(file)), readFileSync(file, 'utf8'), drawings)
        if (!words) this.error(problems.map((problem) => `${relative(process.cwd(), file)}: ${problem}`).join('\n'))
        const title = head && 'title' in head ? head.title : undefined
        const { parts, ...rest } = words
        const value = { title, parts }[query ?? '']
        if (value) return { code: `export default ${JSON.stringify(value)}`, moduleType: 'js' }
        const code =
          query === 'head'
            ? `{ ...${JSON.stringify(head)}, plate }`
            : `{ ...${JSON.stringify(rest)}, plateAlt, parts: () => import(${JSON.stringify(`${file}?parts`)}).then((words) => words.default) }`
        return { code: `${plateOf(file)}export default ${code}`, moduleType: 'js' }
      },
    },
  }
}

/** Code for `plate` and `plateAlt`: the drawing named as the page's file, and its title. A page without one has no picture. */
function plateOf(file: string): string {
  const svg = join(dirname(file), '../plates', `${parse(file).name}.svg`)
  if (!existsSync(svg)) return 'const plate = undefined, plateAlt = undefined\n'
  const alt = plateTitle(readFileSync(svg, 'utf8'))
  return `import plate from ${JSON.stringify(`${svg}?url`)}\nconst plateAlt = ${JSON.stringify(alt)}\n`
}

/**
 * Of the services and the areas, lists show only the heads: `x.ts?head` is a module of its own, without the words. In
 * development there are no chunks to keep small, and the file itself is imported. An area's page takes `x.ts?page`: its
 * words, and its plate.
 */
export function heads(): Plugin {
  let isBuild = false
  return {
    name: 'heads',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    load: {
      filter: { id: /\/content\/(services|areas)\/[^/?]+\.ts\?(head|page)$/ },
      async handler(id) {
        const [file = '', query] = id.split('?')
        if (query === 'page')
          return `${plateOf(file)}export { plate, plateAlt }\nexport { words } from ${JSON.stringify(file)}`
        if (!isBuild) return `export { head } from ${JSON.stringify(file)}`
        const { head }: { head: object } = await import(file)
        return { code: `export const head = ${JSON.stringify(head)}`, moduleType: 'js' }
      },
    },
  }
}

type Compiled = CompiledDocument<object | undefined, { parts: ArticlePart[] }>

const compiled = new Map<string, Compiled>()

/** A file of one of the folders. It is asked for up to four times: for its head, its title, its parts and the rest. */
function compile(folder: string, text: string, drawings: Record<string, string>): Compiled {
  const key = JSON.stringify([folder, text, drawings])
  const found = compiled.get(key) ?? compilers[folder]?.(text, drawings)
  if (!found) throw new Error(`There is no compiler for ${folder}`)
  compiled.set(key, found)
  return found
}

/** SVG texts by name. */
function readDrawings(folder: string): Record<string, string> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.svg')) : []
  return Object.fromEntries(files.map((file) => [basename(file, '.svg'), readFileSync(join(folder, file), 'utf8')]))
}
