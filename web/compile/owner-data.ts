import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const folder = resolve(process.env.OWNER_FILES || join(import.meta.dirname, '../content/owner'))
const modules =
  /\/content\/(live|sample|absent|contact|claims|options|prices|price-tables|opening-hours|closed-days|reviews|team-note)\.ts(\?|$)/

/**
 * Puts what the modules over the owner's files export into the site's code as plain data: neither the YAML nor what reads and
 * checks it reaches the browser.
 */
export function ownerData(): Plugin {
  return {
    name: 'owner-data',
    load: {
      filter: { id: modules },
      async handler(id) {
        const [file = ''] = id.split('?')
        // Node keeps what it has imported; with hot reload the file may be another by now.
        const data: Record<string, unknown> = await import(`${file}?${Date.now()}`)
        const code = Object.entries(data).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        return { code: code.join('\n'), moduleType: 'js' }
      },
    },
    configureServer(server) {
      server.watcher.add(folder)
    },
    hotUpdate({ file }) {
      if (!file.startsWith(folder)) return
      const { idToModuleMap } = this.environment.moduleGraph
      return [...idToModuleMap].flatMap(([id, module]) => (modules.test(id) ? module : []))
    },
  }
}
