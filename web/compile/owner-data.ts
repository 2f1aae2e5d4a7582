import type { Plugin as EsbuildPlugin } from 'esbuild'
import type { Plugin } from 'vite'
import { ownerFolder } from '../content/lib/owner-file.ts'

const modules = /\/content\/lib\/owner\/[^/]+\.ts(\?|$)/

/** A module's exports, as code with plain data. */
async function dataOf(file: string): Promise<string> {
  // The query bypasses Node's module cache, because with hot reload the file may have changed.
  const data: Record<string, unknown> = await import(`${file}?${Date.now()}`)
  return Object.entries(data)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}

/** The same for the Lambda functions, which esbuild bundles. */
export const ownerDataInFunctions: EsbuildPlugin = {
  name: 'owner-data',
  setup({ onLoad }) {
    onLoad({ filter: modules }, async ({ path }) => ({ contents: await dataOf(path), loader: 'js' }))
  },
}

/**
 * Inlines the exports of the modules in `content/lib/owner` into the site's code as plain data, so that neither the
 * YAML nor its parser and validator reach the browser.
 */
export function ownerData(): Plugin {
  return {
    name: 'owner-data',
    load: {
      filter: { id: modules },
      async handler(id) {
        const [file = ''] = id.split('?')
        return { code: await dataOf(file), moduleType: 'js' }
      },
    },
    configureServer(server) {
      server.watcher.add(ownerFolder)
    },
    hotUpdate({ file }) {
      if (!file.startsWith(ownerFolder)) return
      const { idToModuleMap } = this.environment.moduleGraph
      return [...idToModuleMap].flatMap(([id, module]) => (modules.test(id) ? module : []))
    },
  }
}
