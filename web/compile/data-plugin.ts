/**
 * Runs modules of the content in Node and inlines what they export as plain data, so that neither YAML and Markdown nor
 * their parsers and validators reach the browser.
 */
import { join } from 'node:path'
import type { Plugin as EsbuildPlugin } from 'esbuild'
import type { Plugin } from 'vite'
import { ownerFolder } from './owner-file.ts'
import { plateFiles } from './plate.ts'

/** What the owner's files say, and what several pages show of others. */
const modules = /\/content\/lib\/(?:owner|lists)\/[^/]+\.ts(?:\?|$)/
/** A page's record, and the body of an article or a guide, which its record imports on demand. */
const records = /\/content\/(?:services|areas|articles|guides)\/[^/?]+\.(?:ts|md)\?(?:record|body)$/

const contentFolder = join(import.meta.dirname, '../content')

/** Code of the exports of a module. */
async function exportedData(file: string): Promise<string> {
  // The query bypasses Node's module cache, because with hot reload what the module reads may have changed.
  const data: Record<string, unknown> = await import(`${file}?${Date.now()}`)
  return Object.entries(data)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}

/** Code of a page's record, or of its body. */
async function recordData(file: string, query = ''): Promise<string> {
  // Imported only here, because it reads the owner's files, which may be invalid while functions are bundled.
  const { recordOf } = await import('./records.ts')
  const { record, body } = await recordOf(file)
  if (query === 'body') return `export default ${JSON.stringify(body)}`
  const fetched = `body: () => import(${JSON.stringify(`${file}?body`)}).then((body) => body.default)`
  return `export default { ...${JSON.stringify(record)}${body ? `, ${fetched}` : ''} }`
}

/** For the Lambda functions, which esbuild bundles. */
export const contentDataInFunctions: EsbuildPlugin = {
  name: 'content-data',
  setup({ onLoad }) {
    onLoad({ filter: modules }, async ({ path }) => ({ contents: await exportedData(path), loader: 'js' }))
  },
}

/** For the site. */
export function contentData(): Plugin {
  return {
    name: 'content-data',
    load: {
      filter: { id: [modules, records] },
      async handler(id) {
        const [file = '', query] = id.split('?')
        return { code: await (records.test(id) ? recordData(file, query) : exportedData(file)), moduleType: 'js' }
      },
    },
    // Records name the plates by URL.
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { url, svg } of plateFiles()) this.emitFile({ type: 'asset', fileName: url.slice(1), source: svg })
    },
    configureServer(server) {
      server.watcher.add(ownerFolder)
    },
    // Whatever changes in the content may be in any of it.
    hotUpdate({ file, modules: changed }) {
      if (!file.startsWith(contentFolder) && !file.startsWith(ownerFolder)) return
      const { idToModuleMap } = this.environment.moduleGraph
      const data = [...idToModuleMap].flatMap(([id, module]) => (modules.test(id) || records.test(id) ? module : []))
      return [...new Set([...changed, ...data])]
    },
  }
}
