import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { sources } from '../content/sources.ts'
import { compileArticle } from './article.ts'
import { compileGuide, compileSheet } from './guide.ts'

/**
 * Lets the site import the articles, guides and sheets. `x.md` gives the words, `x.md?head` the head and `x.md?title` the title, so that lists can carry the heads
 * of all articles and each article's words are a chunk of their own.
 */
export function content(): Plugin {
  return {
    name: 'content',
    load: {
      filter: { id: /\/content\/(articles|guides|sheets)\/[^/?]+\.md(\?(head|title))?$/ },
      handler(id) {
        const [file = '', query] = id.split('?')
        const drawings = readDrawings(join(dirname(file), '../drawings'))
        const { head, words, problems } = compile(basename(dirname(file)), readFileSync(file, 'utf8'), drawings)
        if (!words) this.error(problems.map((problem) => `${relative(process.cwd(), file)}: ${problem}`).join('\n'))
        const title = head && 'title' in head ? head.title : undefined
        const value = { head, title }[query ?? ''] ?? words
        return { code: `export default ${JSON.stringify(value)}`, moduleType: 'js' }
      },
    },
    // A page's chunk carries the sources that it names, and not those of all pages.
    transform: {
      filter: { id: /\/content\/(services|areas|pages)\/[^/?]+\.ts(\?|$)/ },
      handler: (code) => ({
        code: code.replace(/\bsources\.(\w+)/g, (name, key: string) =>
          Object.hasOwn(sources, key) ? JSON.stringify(sources[key as keyof typeof sources]) : name,
        ),
        map: null,
      }),
    },
  }
}

type Compiled = { head?: object; words?: unknown; problems: string[] }

/** A file of one of the folders. */
function compile(folder: string, text: string, drawings: Record<string, string>): Compiled {
  if (folder === 'guides') return compileGuide(text, drawings)
  if (folder === 'sheets') return compileSheet(text, drawings)
  const { article, problems } = compileArticle(text, drawings)
  return { ...article, problems }
}

/** SVG texts by name. */
function readDrawings(folder: string): Record<string, string> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.svg')) : []
  return Object.fromEntries(files.map((file) => [basename(file, '.svg'), readFileSync(join(folder, file), 'utf8')]))
}
