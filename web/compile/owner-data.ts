import type { Plugin as EsbuildPlugin } from 'esbuild'
import type { Plugin } from 'vite'
import { ownerFolder } from '../content/lib/owner-file.ts'

const modules = /\/content\/lib\/owner\/[^/]+\.ts(\?|$)/

/** What a module exports, as code that is plain data. */
async function dataOf(file: string): Promise<string> {
  // Node keeps what it has imported; with hot reload the file may be another by now.
  const data: Record<string, unknown> = await import(`${file}?${Date.now()}`)
  return Object.entries(data)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}

/** The same for the functions, which esbuild bundles. */
export const ownerDataInFunctions: EsbuildPlugin = {
  name: 'owner-data',
  setup({ onLoad }) {
    onLoad({ filter: modules }, async ({ path }) => ({ contents: await dataOf(path), loader: 'js' }))
  },
}

/**
 * Puts what the modules of `content/lib/owner` export into the site's code as plain data: neither the YAML nor what reads and
 * checks it reaches the browser.
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
