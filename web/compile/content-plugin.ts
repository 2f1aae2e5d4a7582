import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { sources } from '../content/sources.ts'
import { compileArticle } from './article.ts'

/**
 * Lets the site import the articles. `x.md` gives the words and `x.md?head` the head, so that lists can carry the heads
 * of all articles and each article's words are a chunk of their own.
 */
export function content(): Plugin {
  return {
    name: 'content',
    load: {
      filter: { id: /\/content\/articles\/[^/?]+\.md(\?head)?$/ },
      handler(id) {
        const [file = '', query] = id.split('?')
        const drawings = join(dirname(file), '../drawings')
        const { article, problems } = compileArticle(readFileSync(file, 'utf8'), readDrawings(drawings))
        if (!article) this.error(problems.map((problem) => `${relative(process.cwd(), file)}: ${problem}`).join('\n'))
        const value = query === 'head' ? article.head : article.words
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

/** SVG texts by name. */
function readDrawings(folder: string): Record<string, string> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.svg')) : []
  return Object.fromEntries(files.map((file) => [basename(file, '.svg'), readFileSync(join(folder, file), 'utf8')]))
}
